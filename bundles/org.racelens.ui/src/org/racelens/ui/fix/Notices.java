package org.racelens.ui.fix;

import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;

/** Tells the user something, in the active window. */
public final class Notices {
	private Notices() {
	}

	/** The active dialog or window. */
	public static Shell shell() {
		Shell active = PlatformUI.getWorkbench().getDisplay().getActiveShell();
		return active != null ? active : PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
	}

	/** Something that needs no answer, and is no fault: in the status line. */
	public static void tell(String message) {
		statusLine().ifPresent(line -> {
			line.setErrorMessage(null);
			line.setMessage(message);
		});
	}

	/** Why nothing was done: in the status line, with a beep. */
	public static void status(String message) {
		statusLine().ifPresent(line -> {
			line.setErrorMessage(message);
			PlatformUI.getWorkbench().getDisplay().beep();
		});
	}

	private static Optional<IStatusLineManager> statusLine() {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		IWorkbenchPart part = window == null || window.getActivePage() == null ? null : window.getActivePage().getActivePart();
		if (part instanceof IEditorPart editor) {
			return Optional.of(editor.getEditorSite().getActionBars().getStatusLineManager());
		}
		return part instanceof IViewPart view ? Optional.of(view.getViewSite().getActionBars().getStatusLineManager()) : Optional.empty();
	}

	/** Something that a user who waits must know. */
	public static void inform(String title, String message) {
		MessageDialog.openInformation(shell(), title, message);
	}

	/** Something that a user who waits must know and may not like. */
	public static void warn(String title, String message) {
		MessageDialog.openWarning(shell(), title, message);
	}

	/** A defect of ours. */
	public static void failed(Throwable cause) {
		IStatus status = Status.error(Messages.failed, cause);
		ILog.of(Notices.class).log(status);
		StatusManager.getManager().handle(status, StatusManager.SHOW);
	}
}
