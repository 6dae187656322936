// What a test says about views and models is said in LayoutProbe's words.
@_exported import LayoutProbe
