package org.racelens.ui.preference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.ControlEnableState;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.dialogs.PropertyPage;
import org.osgi.service.prefs.BackingStoreException;
import org.racelens.ide.settings.LeftOut;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Setting;
import org.racelens.ui.scope.ScopeChange;

/** Whether a project is checked, and its own settings, which hold instead of all those of the workspace if they are enabled. */
public final class ProjectPage extends PropertyPage {
	static final String ID = "org.racelens.ui.preference.project";

	private final List<SettingForm> forms = new ArrayList<>();
	private Draft draft;
	private Button checked;
	private Button own;
	private TabFolder tabs;
	private Optional<ControlEnableState> disabled = Optional.empty();
	private Optional<NewModel> begun = Optional.empty();

	@Override
	protected Control createContents(Composite parent) {
		draft = Draft.ofProject(project());
		Composite contents = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(contents);
		createProjectSwitch(contents);
		createSwitch(contents);
		tabs = new TabFolder(contents, SWT.NONE);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, true).applyTo(tabs);
		for (Block block : Block.values()) {
			createTab(block);
		}
		showBegun();
		showSwitch();
		return contents;
	}

	/** Takes a function that something is to be said of; others' data is left aside. */
	@Override
	public void applyData(Object data) {
		begun = data instanceof NewModel line ? Optional.of(line) : Optional.empty();
		if (draft != null) {
			showBegun();
		}
	}

	private void showBegun() {
		begun.ifPresent(line -> {
			line.begin(draft);
			forms.forEach(SettingForm::refresh);
			tabs.setSelection(Block.MODELS.ordinal());
		});
	}

	private IProject project() {
		return Adapters.adapt(getElement(), IProject.class);
	}

	/** The same as to leave the project out of checks, or to take it in, by its menu. */
	private void createProjectSwitch(Composite parent) {
		checked = new Button(parent, SWT.CHECK);
		checked.setText(Messages.projectChecked);
		checked.setSelection(!LeftOut.contains(project()));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(checked);
	}

	private void createSwitch(Composite parent) {
		own = new Button(parent, SWT.CHECK);
		own.setText(Messages.ownSettings);
		own.setSelection(draft.flag(PreferenceSchema.PROJECT_SPECIFIC));
		own.addListener(SWT.Selection, event -> showSwitch());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(own);
		Link workspace = new Link(parent, SWT.NONE);
		workspace.setText(Messages.workspaceLink);
		workspace.addListener(SWT.Selection, event -> PreferencesUtil
				.createPreferenceDialogOn(getShell(), "org.racelens.ui.preference.main", null, null).open());
	}

	private void createTab(Block block) {
		Composite composite = new Composite(tabs, SWT.NONE);
		SettingForm form = new SettingForm(composite, draft, this::validate);
		block.fill(form);
		forms.add(form);
		TabItem tab = new TabItem(tabs, SWT.NONE);
		tab.setText(block.title());
		tab.setControl(composite);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(composite, block.help());
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(getControl(), Help.PROJECT);
	}

	private void showSwitch() {
		disabled.ifPresent(ControlEnableState::restore);
		disabled = own.getSelection() ? Optional.empty() : Optional.of(ControlEnableState.disable(tabs));
		validate();
	}

	private void validate() {
		Optional<String> problem = forms.stream().flatMap(form -> form.problem().stream()).findFirst().filter(p -> own.getSelection());
		setErrorMessage(problem.orElse(null));
		setValid(problem.isEmpty());
	}

	private Collection<Setting<?>> settings() {
		List<Setting<?>> settings = new ArrayList<>();
		forms.forEach(form -> settings.addAll(form.settings()));
		return settings;
	}

	/** By default a project follows the workspace. */
	@Override
	protected void performDefaults() {
		draft.restoreDefaults(settings());
		forms.forEach(SettingForm::refresh);
		own.setSelection(false);
		checked.setSelection(true);
		showSwitch();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			if (own.getSelection()) {
				draft.saveAsOwn(settings());
			} else {
				draft.remove(settings());
			}
		} catch (BackingStoreException e) {
			ILog.of(getClass()).error(e.getMessage(), e);
			setErrorMessage(e.getMessage());
			return false;
		}
		saveProjectSwitch();
		return true;
	}

	private void saveProjectSwitch() {
		if (checked.getSelection() == LeftOut.contains(project())) {
			List<IProject> project = List.of(project());
			(checked.getSelection() ? ScopeChange.takingIn(project) : ScopeChange.leavingOut(project)).schedule();
		}
	}
}
