package org.racelens.ui.confirm;

import java.util.Optional;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Says what came of runs, beside which one can go on working; also what the program has printed, or what the compiler said. */
final class OutcomeDialog extends TitleAreaDialog {
	private static final String HELP = "org.racelens.ui.confirmOutcome";
	private static final int COLUMNS = 90;
	private static final int LINES = 14;

	private final OutcomeWords words;
	private final ProjectAnswers answers;
	private Optional<Button> asks = Optional.empty();

	OutcomeDialog(Shell parent, OutcomeWords words, ProjectAnswers answers) {
		super(parent);
		this.words = words;
		this.answers = answers;
		setHelpAvailable(false);
		setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
		setBlockOnOpen(false);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(NLS.bind(Messages.outcomeDialog, words.file()));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		setTitle(words.title());
		setMessage(words.message(), words.severity());
		Composite rows = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(rows);
		GridLayoutFactory.swtDefaults().margins(10, 10).applyTo(rows);
		StyledText details = new StyledText(rows, SWT.READ_ONLY | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
		details.setFont(JFaceResources.getTextFont());
		details.setText(words.details());
		GridDataFactory.fillDefaults().grab(true, true)
				.hint(convertWidthInCharsToPixels(COLUMNS), convertHeightInCharsToPixels(LINES)).applyTo(details);
		if (!answers.isAsked()) {
			Button button = new Button(rows, SWT.CHECK);
			button.setText(Messages.askAgain);
			asks = Optional.of(button);
		}
		return area;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, IDialogConstants.OK_LABEL, true);
	}

	@Override
	protected void okPressed() {
		asks.filter(Button::getSelection).ifPresent(b -> answers.ask());
		super.okPressed();
	}
}
