package org.racelens.ui.preference;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.prefs.BackingStoreException;
import org.racelens.ide.settings.PreferenceSchema;

/** A page of the preferences with settings of the workspace. */
abstract class BlockPage extends PreferencePage implements IWorkbenchPreferencePage {
	private final Draft draft;
	private SettingForm form;

	BlockPage() {
		this(PreferenceSchema.NODE);
	}

	BlockPage(String node) {
		draft = Draft.ofWorkspace(node);
	}

	abstract void fill(SettingForm form);

	abstract String help();

	@Override
	public void init(IWorkbench workbench) {
		// all is in the preferences
	}

	@Override
	protected Control createContents(Composite parent) {
		Composite contents = new Composite(parent, SWT.NONE);
		form = new SettingForm(contents, draft, this::validate);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(contents);
		fill(form);
		validate();
		return contents;
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(getControl(), help());
	}

	/** Takes a function that something is to be said of; others' data is left aside. */
	@Override
	public void applyData(Object data) {
		if (data instanceof NewModel line) {
			line.begin(draft);
			if (form != null) {
				form.refresh();
				validate();
			}
		}
	}

	private void validate() {
		if (form != null) {
			setErrorMessage(form.problem().orElse(null));
			setValid(getErrorMessage() == null);
		}
	}

	@Override
	protected void performDefaults() {
		draft.restoreDefaults(form.settings());
		form.refresh();
		validate();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			draft.save(form.settings());
		} catch (BackingStoreException e) {
			ILog.of(getClass()).error(e.getMessage(), e);
			setErrorMessage(e.getMessage());
			return false;
		}
		return true;
	}
}
