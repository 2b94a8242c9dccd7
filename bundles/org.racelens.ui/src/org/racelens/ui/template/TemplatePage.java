package org.racelens.ui.template;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.templates.TemplatePreferencePage;

/** Where the user changes the templates, and adds others. */
public final class TemplatePage extends TemplatePreferencePage {
	private static final String HELP = "org.racelens.ui.templates";

	public TemplatePage() {
		OpenMpTemplates templates = PlatformUI.getWorkbench().getService(OpenMpTemplates.class);
		setPreferenceStore(templates.preferences());
		setTemplateStore(templates.store());
		setContextTypeRegistry(templates.types());
	}

	@Override
	public void createControl(Composite parent) {
		super.createControl(parent);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(getControl(), HELP);
	}

	/** Code is left as it is. */
	@Override
	protected boolean isShowFormatterSetting() {
		return false;
	}
}
