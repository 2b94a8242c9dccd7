package org.racelens.ui.example;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;

/** Says what the example is; there is nothing to choose. */
final class ExamplePage extends WizardPage {
	private static final int WIDTH = 400;
	private static final String HELP = "org.racelens.ui.exampleWizard";

	ExamplePage() {
		super("example", Messages.title, null);
		setDescription(Messages.description);
	}

	@Override
	public void createControl(Composite parent) {
		Composite content = new Composite(parent, SWT.NONE);
		content.setLayout(new GridLayout());
		Label text = new Label(content, SWT.WRAP);
		text.setText(Messages.text);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		setControl(content);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(content, HELP);
	}
}
