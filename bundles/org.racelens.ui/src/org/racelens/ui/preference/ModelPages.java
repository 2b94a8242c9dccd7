package org.racelens.ui.preference;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.racelens.ide.settings.PreferenceSchema;

/** Opens the settings that say what functions do. */
public final class ModelPages {
	private static final String WORKSPACE = "org.racelens.ui.preference.models";

	private ModelPages() {
	}

	/**
	 * Opens the page whose settings hold for a project, with a line begun for a function: the user has to say what it does, since nothing
	 * that would be proposed is known to be true.
	 */
	public static void open(Shell shell, IProject project, String function) {
		NewModel line = new NewModel(function);
		PreferenceDialog dialog = Draft.ofProject(project).flag(PreferenceSchema.PROJECT_SPECIFIC)
				? PreferencesUtil.createPropertyDialogOn(shell, project, ProjectPage.ID, null, line)
				: PreferencesUtil.createPreferenceDialogOn(shell, WORKSPACE, null, line);
		if (dialog != null) {
			dialog.open();
		}
	}
}
