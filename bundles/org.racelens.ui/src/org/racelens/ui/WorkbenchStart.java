package org.racelens.ui;

import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.IEvaluationService;
import org.racelens.ide.fix.FixOffers;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ui.command.DisabledReasons;
import org.racelens.ui.editor.EditorMarks;
import org.racelens.ui.editor.InverseColors;
import org.racelens.ui.editor.hover.PlainEditorHover;

/**
 * Starts the live analysis, the search for fixes and the annotations of editors that follow it, what is told of disabled commands, and the
 * colours of a dark desktop, with the workbench, though nobody has asked for them yet.
 */
public final class WorkbenchStart implements IStartup {
	/** Services are made in the user interface's thread: a view may ask for the same one now. */
	@Override
	public void earlyStartup() {
		IWorkbench workbench = PlatformUI.getWorkbench();
		workbench.getDisplay().syncExec(() -> {
			workbench.getService(FixOffers.class);
			workbench.getService(EditorMarks.class).addEditorListener(PlainEditorHover::install);
			DisabledReasons.tell(workbench);
			InverseColors.install(workbench);
			workbench.getService(LiveAnalysis.class).codeFolders().addListener(() -> evaluateMenus(workbench));
		});
	}

	/** Files of C or C++ have come or gone. */
	private static void evaluateMenus(IWorkbench workbench) {
		workbench.getDisplay().asyncExec(() -> {
			if (!workbench.isClosing()) {
				workbench.getService(IEvaluationService.class).requestEvaluation("org.racelens.ui.checkable");
			}
		});
	}
}
