package org.racelens.ui.preference;

import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.model.WorkbenchLabelProvider;
import org.eclipse.ui.preferences.IWorkbenchPreferenceContainer;
import org.racelens.ide.settings.Setting;

/** The first page of the preferences: what is shown, and the way to all others. */
public final class MainPage extends BlockPage {
	private static final String NODE = "org.racelens.ui";
	/** Whether the answer for a region stands above it in the text. */
	private static final Setting<Boolean> CODE_MININGS = Setting.flag("codeMinings", Boolean.toString(true));

	public MainPage() {
		super(NODE);
	}

	@Override
	void fill(SettingForm form) {
		form.sentence(Messages.mainHint);
		link(form.parent(), Messages.whenLink, "org.racelens.ui.preference.when");
		link(form.parent(), Messages.analysisLink, "org.racelens.ui.preference.analysis");
		link(form.parent(), Messages.modelsLink, "org.racelens.ui.preference.models");
		link(form.parent(), Messages.levelsLink, "org.racelens.ui.preference.levels");
		link(form.parent(), Messages.annotationsLink, "org.eclipse.ui.editors.preferencePages.Annotations");
		form.group(Messages.editor).check(CODE_MININGS, Messages.codeMinings);
		Link projects = link(form.parent(), Messages.projectsLink);
		projects.addListener(SWT.Selection, event -> openProject());
	}

	private void link(Composite parent, String text, String page) {
		link(parent, text).addListener(SWT.Selection, event -> {
			if (getContainer() instanceof IWorkbenchPreferenceContainer container) {
				container.openPage(page, null);
			}
		});
	}

	private static Link link(Composite parent, String text) {
		Link link = new Link(parent, SWT.NONE);
		link.setText(text);
		GridDataFactory.fillDefaults().span(2, 1).applyTo(link);
		return link;
	}

	private void openProject() {
		ElementListSelectionDialog dialog = new ElementListSelectionDialog(getShell(), WorkbenchLabelProvider
				.getDecoratingWorkbenchLabelProvider());
		dialog.setTitle(Messages.projectsTitle);
		dialog.setMessage(Messages.projectsMessage);
		dialog.setElements(List.of(ResourcesPlugin.getWorkspace().getRoot().getProjects()).stream().filter(IProject::isOpen).toArray());
		dialog.open();
		if (dialog.getFirstResult() instanceof IProject project) {
			PreferencesUtil.createPropertyDialogOn(getShell(), project, ProjectPage.ID, null, null).open();
		}
	}

	@Override
	String help() {
		return Help.MAIN;
	}
}
