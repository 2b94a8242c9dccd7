package org.racelens.ui.fix;

import java.util.function.Consumer;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;

/** Tells once that there is no solver on this machine, without keeping anybody from working; it can be silenced for ever. */
public final class SolverNotice implements Consumer<String> {
	/** In the preferences of {@code org.racelens.ui}: whether the user does not want to be told any more. */
	public static final String SILENT = "solverNotice.silent";

	@Override
	public void accept(String reason) {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
			if (!PlatformUI.getWorkbench().isClosing() && !preferences().getBoolean(SILENT, false)) {
				new Notice(Notices.shell(), NLS.bind(Messages.noSolver, reason)).open();
			}
		});
	}

	private static IEclipsePreferences preferences() {
		return InstanceScope.INSTANCE.getNode("org.racelens.ui");
	}

	/** A dialog beside which one can go on working. */
	private static final class Notice extends MessageDialogWithToggle {
		Notice(Shell parent, String message) {
			super(parent, Messages.noSolverTitle, null, message, MessageDialog.INFORMATION, new String[] { IDialogConstants.OK_LABEL }, 0,
					Messages.doNotTellAgain, false);
			setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
			setBlockOnOpen(false);
		}

		@Override
		public boolean close() {
			if (getToggleState()) {
				preferences().putBoolean(SILENT, true);
				try {
					preferences().flush();
				} catch (BackingStoreException e) {
					Notices.failed(e);
				}
			}
			return super.close();
		}
	}
}
