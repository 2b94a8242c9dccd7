package org.racelens.ui.witness;

import java.util.List;
import org.eclipse.core.commands.IHandler;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.handlers.IHandlerService;

/** Shows a drawing larger and smaller: by buttons, and by the keys of the commands for that while the view is active. */
public final class ZoomActions {
	private static final String BUNDLE = "org.racelens.ui";
	private static final String SCOPE = "org.racelens.ui.drawingScope";
	private final List<Action> actions;

	/** @param canvas that is zoomed */
	public ZoomActions(SceneCanvas canvas) {
		actions = List.of(action(Messages.zoomIn, Messages.zoomInHint, "zoom-in", "zoomIn", canvas::zoomIn),
				action(Messages.zoomOut, Messages.zoomOutHint, "zoom-out", "zoomOut", canvas::zoomOut),
				action(Messages.zoomReset, Messages.zoomResetHint, "zoom-reset", "zoomReset", canvas::zoomReset),
				action(Messages.zoomToFit, Messages.zoomToFitHint, "zoom-fit", "zoomToFit", canvas::zoomToFit));
	}

	private static Action action(String name, String hint, String icon, String command, Runnable run) {
		Action result = new Action(name) {
			@Override
			public void run() {
				run.run();
			}
		};
		result.setToolTipText(hint);
		result.setActionDefinitionId(BUNDLE + "." + command);
		ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + icon + ".png").ifPresent(result::setImageDescriptor);
		return result;
	}

	/** Adds a button, or an entry of a menu, for each. */
	public void fill(IContributionManager manager) {
		actions.forEach(manager::add);
	}

	/** Lets keys work while the part of a site is active. */
	public void connect(IWorkbenchPartSite site) {
		IHandlerService handlers = site.getService(IHandlerService.class);
		for (Action action : actions) {
			IHandler handler = new ActionHandler(action);
			handlers.activateHandler(action.getActionDefinitionId(), handler);
		}
		site.getService(IContextService.class).activateContext(SCOPE);
	}
}
