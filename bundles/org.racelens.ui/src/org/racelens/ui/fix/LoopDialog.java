package org.racelens.ui.fix;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.racelens.model.source.SourceText;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.suggest.Suggestion.Parallel;
import org.racelens.repair.suggest.Suggestion.Sequential;

/** The answer for a sequential loop: the pragma with its proof, to be applied, or why the loop is not proved to be parallel. */
final class LoopDialog extends ChangeDialog {
	private static final String HELP = "org.racelens.ui.loopDialog";

	private final Suggestion answer;

	/** @param source the text that was analysed */
	LoopDialog(Shell parent, IFile file, SourceText source, Suggestion answer) {
		super(parent, file, source, HELP);
		this.answer = answer;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.loopDialog);
	}

	/** Where there is nothing to apply, there is no such button. */
	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		if (answer instanceof Parallel) {
			super.createButtonsForButtonBar(parent);
		} else {
			createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, true);
		}
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Composite preview = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(preview);
		GridLayoutFactory.fillDefaults().margins(5, 5).applyTo(preview);
		createPreview(preview);
		int line = answer.loop().line();
		if (answer instanceof Parallel parallel) {
			setTitle(NLS.bind(Messages.isParallel, line));
			setMessage(parallel.pragma());
			show(LoopWords.proof(parallel), parallel.change(), parallel.inserted());
		} else if (answer instanceof Sequential sequential) {
			setTitle(NLS.bind(Messages.isNotParallel, line));
			setMessage(sequential.dependence().isPresent() ? Messages.iterationsMeet : Messages.notProved, IMessageProvider.INFORMATION);
			Set<Integer> ends = sequential.dependence().stream().flatMap(r -> Stream.of(r.first(), r.second())).map(e -> e.place().line())
					.collect(Collectors.toSet());
			show(LoopWords.reason(sequential), line, answer.loop().endLine(), ends);
		}
		return area;
	}
}
