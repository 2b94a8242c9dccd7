package org.racelens.ui.confirm;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** Asks whether a program may be built and run, and with which arguments. */
final class ConfirmDialog extends TitleAreaDialog {
	private static final String HELP = "org.racelens.ui.confirmDialog";
	private static final int WIDTH = 320;

	private final Plan plan;
	private Text text;
	private Button unasked;
	private String arguments;
	private boolean isUnasked;

	/**
	 * What is going to happen.
	 *
	 * @param file its name
	 * @param compiler its name
	 * @param folder where the program is run
	 * @param project its name
	 * @param seconds the longest time of one run
	 */
	record Plan(String file, String compiler, String folder, String project, long seconds) {
	}

	ConfirmDialog(Shell parent, Plan plan, String arguments) {
		super(parent);
		this.plan = plan;
		this.arguments = arguments;
		setHelpAvailable(false);
	}

	/** What was typed. */
	String arguments() {
		return arguments;
	}

	/** Whether the user does not want to be asked again. */
	boolean isUnasked() {
		return isUnasked;
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.dialog);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		setTitle(NLS.bind(Messages.dialogTitle, plan.file()));
		setMessage(Messages.dialogMessage);
		Composite rows = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(rows);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(10, 10).spacing(8, 8).applyTo(rows);
		row(rows, Messages.builds, NLS.bind(Messages.buildsWith, plan.file(), plan.compiler()));
		row(rows, Messages.runs, NLS.bind(Messages.runsIn, plan.folder(), plan.seconds()));
		label(rows, Messages.argumentsLabel);
		text = new Text(rows, SWT.BORDER | SWT.SINGLE);
		text.setText(arguments);
		text.addModifyListener(e -> check());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		unasked = new Button(rows, SWT.CHECK);
		unasked.setText(NLS.bind(Messages.doNotAsk, plan.project().replace("&", "&&")));
		GridDataFactory.fillDefaults().span(2, 1).applyTo(unasked);
		return area;
	}

	private static void label(Composite parent, String name) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(name);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
	}

	private void row(Composite parent, String name, String words) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(name);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
		Label value = new Label(parent, SWT.WRAP);
		value.setText(words.replace("&", "&&"));
		GridDataFactory.fillDefaults().grab(true, false).hint(convertHorizontalDLUsToPixels(WIDTH), SWT.DEFAULT).applyTo(value);
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, Messages.run, true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
		check();
		text.setFocus();
	}

	private void check() {
		Optional<List<String>> words = ArgumentWords.of(text.getText());
		setErrorMessage(words.isPresent() ? null : Messages.openQuote);
		getButton(IDialogConstants.OK_ID).setEnabled(words.isPresent());
	}

	@Override
	protected void okPressed() {
		arguments = text.getText();
		isUnasked = unasked.getSelection();
		super.okPressed();
	}
}
