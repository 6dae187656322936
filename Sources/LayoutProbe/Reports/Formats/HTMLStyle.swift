/// How the page looks: on wide and narrow screens, light and dark, on paper.
enum HTMLStyle {
  static let text = """
    :root{color-scheme:light dark;--fg:#202124;--dim:#5f6368;--bg:#fff;--side:#f1f3f4;
    --line:#dadce0;--link:#174ea6;--pick:#d2e3fc;--error:#b3261e;--warning:#8a4b00;
    --note:#174ea6;--fine:#0d652d;--code:#f1f3f4;--curve:#1a73e8;--jump:#b3261e}
    @media(prefers-color-scheme:dark){:root{--fg:#e8eaed;--dim:#a8adb3;--bg:#17181a;
    --side:#202124;--line:#3c4043;--link:#a8c7fa;--pick:#27406b;--error:#f6aea9;
    --warning:#fdd663;--note:#a8c7fa;--fine:#81c995;--code:#26282b;--curve:#8ab4f8;
    --jump:#f28b82}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    body{margin:0;font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
    color:var(--fg);background:var(--bg)}
    header{display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;padding:.6rem 1rem;
    border-bottom:1px solid var(--line)}
    h1{font-size:1.1rem;margin:0}
    main ul,main ol{padding-left:1.4rem;margin:.4rem 0}
    .plots p{margin:.3rem 0}
    main li,main p{overflow-wrap:anywhere}
    header p{margin:0;color:var(--dim)}
    h2{font-size:1.35rem;margin:0;overflow-wrap:anywhere}
    h3{font-size:1.05rem;margin:1.6rem 0 .4rem;overflow-wrap:anywhere}
    h4{font-size:.95rem;margin:1rem 0 .3rem}
    a{color:var(--link)}
    pre,code,table,.tree,.frame,.details{font-family:ui-monospace,Menlo,Consolas,
    "DejaVu Sans Mono",monospace;font-size:.85rem}
    pre{background:var(--code);padding:.5rem .7rem;overflow-x:auto;margin:.3rem 0;
    white-space:pre-wrap;overflow-wrap:anywhere;border-radius:4px}
    code{overflow-wrap:anywhere}
    nav{padding:.6rem;background:var(--side)}
    nav ul{list-style:none;margin:0;padding:0}
    nav li{content-visibility:auto;contain-intrinsic-size:auto 64px}
    nav a{display:block;padding:.3rem .5rem;border-radius:6px;text-decoration:none;
    color:var(--fg);overflow-wrap:anywhere}
    nav a:hover{background:var(--line)}
    nav a[aria-current]{background:var(--pick)}
    nav .place,nav .verdict{display:block;font-size:.8rem;color:var(--dim)}
    nav a[aria-current] .place,nav a[aria-current] .verdict{color:var(--fg)}
    .mark{display:inline-block;width:1.2em;text-align:center;font-weight:bold}
    .error{color:var(--error)}.warning{color:var(--warning)}.note{color:var(--note)}
    .fine{color:var(--fine)}.off{color:var(--dim)}
    #controls{padding:.2rem .5rem .5rem}
    #filter{display:block;width:100%;margin:.2rem 0 .4rem;padding:.35rem .5rem;font:inherit;
    color:inherit;background:var(--bg);border:1px solid var(--dim);border-radius:6px}
    #controls label{display:block}
    #groups{font:inherit;color:inherit;background:var(--bg)}
    .group{font-size:.8rem;font-weight:bold;color:var(--fg);padding:.6rem .5rem .1rem;
    overflow-wrap:anywhere}
    nav li.group{content-visibility:visible}
    pre.source{white-space:pre;overflow-wrap:normal}
    .copy{font:inherit;font-size:.8rem;padding:0 .6rem;color:inherit;background:var(--side);
    border:1px solid var(--dim);border-radius:6px;cursor:pointer}
    #count{margin:.3rem 0 0;font-size:.8rem;color:var(--dim)}
    main{padding:1rem;min-width:0}
    section{margin-bottom:3rem;content-visibility:auto;contain-intrinsic-size:auto 900px}
    section:focus{outline:none}
    .js section.probe{content-visibility:visible;scroll-margin-top:300px}
    .place{color:var(--dim);margin:.1rem 0;overflow-wrap:anywhere}
    main .findings{list-style:none;padding:0}
    .finding{border-left:3px solid currentColor;padding-left:.8rem;margin:.8rem 0}
    .finding>*{color:var(--fg)}
    .finding p{margin:.2rem 0}
    .finding strong.error{color:var(--error)}.finding strong.warning{color:var(--warning)}
    .finding strong.note{color:var(--note)}
    figure{margin:0}
    .look{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .look figure{overflow:auto;max-height:80vh;background:#f8f9fa;border:1px solid var(--line);
    border-radius:6px;padding:4px}
    .look svg{display:block;margin:auto;max-width:100%;height:auto}
    .tree{max-height:46vh;overflow:auto;border:1px solid var(--line);border-radius:6px;
    padding:.3rem 0}
    .chunk{content-visibility:auto}
    .row{display:flex;gap:.6rem;height:22px;line-height:22px;white-space:nowrap;
    padding:0 .5rem 0 calc(.5rem + var(--d)*.9rem)}
    .row bdi,.row i{overflow:hidden;text-overflow:ellipsis}
    .row bdi{flex:0 1 auto;min-width:2.5rem}
    .row i{color:var(--dim);flex:0 2 auto;min-width:0}
    .row .frame{margin-left:auto;color:var(--dim);flex:none}
    .js .row{cursor:default}
    .js .row::before{content:"";flex:none;width:.8rem;margin-right:-.3rem;color:var(--dim)}
    .js .row[aria-expanded=true]::before{content:"▾"}
    .js .row[aria-expanded=false]::before{content:"▸"}
    .row.hover{background:var(--side)}
    .row[aria-selected=true]{background:var(--pick)}
    .row[aria-selected=true] .frame,.row[aria-selected=true] i{color:var(--fg)}
    .layers{border:0;padding:0;margin:0 0 .4rem;display:flex;flex-wrap:wrap;gap:.1rem 1rem}
    .layers legend{float:left;margin-right:1rem;color:var(--dim)}
    .look:not([data-layers~=frames]) .lp-f:not(.hover){stroke:none}
    .look:not([data-layers~=names]) .lp-labels,
    .look:not([data-layers~=spacing]) .lp-spacing,
    .look:not([data-layers~=padding]) .lp-padding,
    .look:not([data-layers~=guides]) .lp-guides,
    .look:not([data-layers~=overflow]) .lp-overflow{display:none}
    .lp-s{fill:#1a73e822;stroke:#1a73e8;stroke-width:2;vector-effect:non-scaling-stroke;
    pointer-events:none}
    .lp-f.hover{fill:#1a73e81c;stroke-width:2}
    .details dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .8rem;margin:.6rem 0}
    .details dt{color:var(--dim)}
    .details dd{margin:0;overflow-wrap:anywhere}
    .details p{margin:.3rem 0}
    .link{font:inherit;color:var(--link);background:none;border:0;padding:0;cursor:pointer;
    text-align:left;text-decoration:underline;overflow-wrap:anywhere}
    .tables,.plots,.remedies{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}
    table{border-collapse:collapse}
    caption{text-align:left;color:var(--dim);padding:.2rem 0;overflow-wrap:anywhere}
    th,td{text-align:left;padding:.15rem .9rem .15rem 0;border-bottom:1px solid var(--line);
    font-weight:normal}
    thead th{color:var(--dim)}
    td{white-space:nowrap}
    .plot{width:min(360px,100%)}
    .plot svg{width:100%;display:block}
    .plot text{font:11px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--dim)}
    .axis{fill:none;stroke:var(--dim)}
    .curve{fill:none;stroke:var(--curve);stroke-width:1.5}
    .jump{stroke:var(--jump);stroke-width:1;stroke-dasharray:2 2;opacity:.55}
    .plot .wrong{fill:var(--jump);fill-opacity:.22}
    .plot .over{fill:var(--warning);fill-opacity:.5}
    .plot .track{fill:var(--side)}
    .bars .wrong,.bars .over{fill-opacity:.8}
    figcaption{color:var(--dim);font-size:.85rem}
    .scrubber figure{background:#fff;border:1px solid var(--line);border-radius:6px;
    max-width:640px}
    .scrubber svg{display:block;width:100%;max-height:320px}
    .bar{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;max-width:640px;margin:.5rem 0}
    .bar input{flex:1;min-width:8rem}
    .bar button{font:inherit;padding:.2rem .8rem;color:inherit;background:var(--side);
    border:1px solid var(--dim);border-radius:6px}
    .bar output{width:100%;color:var(--dim);font-size:.85rem}
    .notes{font-size:.85rem;margin:.2rem 0}
    .notes:empty{display:none}
    .passes{display:flex;flex-wrap:wrap;gap:.6rem 2rem;align-items:flex-start}
    .passes .scrubber{flex:1 1 320px;min-width:0;max-width:640px}
    .round{flex:0 1 360px;min-width:0}
    .round svg{display:block;width:100%;max-width:360px}
    .round text{font:11px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--fg)}
    .round polyline{fill:none;stroke:var(--error);stroke-width:1.5}
    .round polygon{fill:var(--error)}
    .state circle,.state rect{fill:var(--bg);stroke:var(--error);stroke-width:1.5}
    .state.now circle,.state.now rect{fill:var(--error)}
    .state.now text{fill:var(--bg);font-weight:bold}
    .states{flex:1 1 100%;margin:0;font-size:.85rem;overflow-wrap:anywhere}
    .states li::marker{color:var(--dim)}
    main .ring ol{list-style:none;counter-reset:step;padding:0;margin:0;max-width:640px}
    .ring li{counter-increment:step;position:relative;padding:.2rem .6rem .2rem 2.4rem;
    overflow-wrap:anywhere}
    .ring li::before{content:counter(step);position:absolute;left:0;width:1.6rem;height:1.6rem;
    line-height:1.6rem;text-align:center;border:1px solid var(--error);border-radius:50%;
    font-size:.8rem;background:var(--bg)}
    .ring li{padding-bottom:.6rem}
    .ring li::after{content:"";position:absolute;left:.8rem;top:1.8rem;bottom:-.2rem;
    border-left:1px solid var(--error)}
    .ring li:last-child::before{content:"↺"}
    .ring li:last-child::after{display:none}
    .remedies>div{flex:1 1 18rem;border:1px solid var(--line);border-radius:6px;
    padding:.3rem .8rem;min-width:0}
    :focus-visible{outline:2px solid var(--link);outline-offset:1px}
    @media(min-width:800px){
    #page{display:grid;grid-template-columns:clamp(220px,25vw,300px) minmax(0,1fr);align-items:start}
    .js nav{position:sticky;top:0;max-height:100vh;overflow:auto}
    main{padding:1rem 1.5rem}}
    @media(min-width:1150px){
    .look{grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start}}
    @media(max-width:799px){.js nav ul{max-height:34vh;overflow:auto}
    .look figure{max-height:none}}
    @media print{nav,.bar,.details:empty{display:none}#page{display:block}
    section,.chunk,nav li{content-visibility:visible}
    .tree,.look figure{max-height:none;overflow:visible}
    h3,tr,.finding{break-inside:avoid}}

    """
}
