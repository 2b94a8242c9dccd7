package org.racelens.ui.fix;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;

/** Shows a change of a file with its reasons before it is applied. */
abstract class ChangeDialog extends TitleAreaDialog {
	private static final int WIDTH = 560;
	private static final int HEIGHT = 270;

	private final IFile file;
	private final SourceText source;
	private final String helpContext;
	private StyledText reasons;
	private DiffText diff;
	private Optional<SourceChange> change = Optional.empty();

	/** @param source the text the changes are for */
	ChangeDialog(Shell parent, IFile file, SourceText source, String helpContext) {
		super(parent);
		this.file = file;
		this.source = source;
		this.helpContext = helpContext;
		setHelpAvailable(false);
	}

	@Override
	protected final boolean isResizable() {
		return true;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, helpContext);
	}

	@Override
	protected final IDialogSettings getDialogBoundsSettings() {
		IDialogSettings all = PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ChangeDialog.class)).getDialogSettings();
		return DialogSettings.getOrCreateSection(all, getClass().getSimpleName());
	}

	@Override
	protected Point getInitialSize() {
		Point least = new Point(convertHorizontalDLUsToPixels(WIDTH), convertVerticalDLUsToPixels(HEIGHT));
		Point size = super.getInitialSize();
		return getDialogBoundsSettings().get("DIALOG_WIDTH") == null ? least : size;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, Messages.apply, true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
		enableApply();
	}

	/** What is said of the change, above the changed lines. */
	final void createPreview(Composite parent) {
		reasons = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI | SWT.V_SCROLL);
		reasons.setAlwaysShowScrollBars(false);
		reasons.setMargins(4, 4, 4, 4);
		reasons.setBackground(parent.getBackground());
		reasons.setCaret(null);
		GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, convertHeightInCharsToPixels(6)).applyTo(reasons);
		diff = new DiffText(parent);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(diff.control());
	}

	/** Shows something that can be applied. */
	final void show(String words, SourceChange offered, SourceText after) {
		reasons.setText(words);
		diff.show(source, after);
		change = Optional.of(offered);
		enableApply();
	}

	/** Shows lines of the text as it is, with marks on some of them, 1-based: nothing can be applied. */
	final void show(String words, int first, int last, Set<Integer> marked) {
		show(words);
		diff.show(source, first, last, marked);
	}

	/** Shows something that cannot. */
	final void show(String words) {
		reasons.setText(words);
		diff.clear();
		change = Optional.empty();
		enableApply();
	}

	private void enableApply() {
		if (getButton(IDialogConstants.OK_ID) != null) {
			getButton(IDialogConstants.OK_ID).setEnabled(change.isPresent());
		}
	}

	/** Stays open, with the reason, where the change cannot be applied. */
	@Override
	protected void okPressed() {
		Optional<String> problem = Edits.tryApply(file, List.of(change.orElseThrow()));
		if (problem.isEmpty()) {
			super.okPressed();
		} else {
			setErrorMessage(problem.get());
			change = Optional.empty();
			enableApply();
		}
	}
}
