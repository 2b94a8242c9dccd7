package org.racelens.ui.regions;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IViewSite;
import org.racelens.ui.regions.GraphPane.Content;
import org.racelens.ui.witness.PictureExport;
import org.racelens.ui.witness.ZoomActions;

/** What can be done with the graph of the selected region: in the tool bar, in its context menu, and by keys. */
final class GraphActions {
	private static final String PICTURE = "graph";

	private final IViewSite site;
	private final RegionPane region;
	private final ZoomActions zoom;
	private final Action save;
	private final Action run;

	GraphActions(IViewSite site, RegionPane region, PictureExport pictures) {
		this.site = site;
		this.region = region;
		zoom = new ZoomActions(region.canvas());
		save = new Action(Messages.saveGraph) {
			@Override
			public void run() {
				pictures.ask(PICTURE, "svg", "png");
			}
		};
		run = new Action(Messages.showRun, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				region.choose(isChecked() ? Content.RUN : Content.PHASES);
			}
		};
		run.setToolTipText(Messages.showRunHint);
		run.setImageDescriptor(icon("recorded-run"));
		save.setToolTipText(Messages.saveGraphHint);
		save.setImageDescriptor(icon("save-graph"));
	}

	static ImageDescriptor icon(String name) {
		return ResourceLocator.imageDescriptorFromBundle("org.racelens.ui", "icons/" + name + ".png").orElse(null);
	}

	void install() {
		IToolBarManager bar = site.getActionBars().getToolBarManager();
		zoom.fill(bar);
		bar.add(new Separator());
		bar.add(run);
		bar.add(save);
		zoom.connect(site);
		MenuManager menu = new MenuManager();
		zoom.fill(menu);
		menu.add(new Separator());
		menu.add(run);
		menu.add(save);
		Control canvas = region.canvas().control();
		canvas.setMenu(menu.createContextMenu(canvas));
		canvas.addDisposeListener(e -> menu.dispose());
		update();
		region.onGraph(this::update);
	}

	private void update() {
		save.setEnabled(region.hasGraph());
		run.setEnabled(region.hasRun());
	}
}
