package org.racelens.ui.fix;

import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.racelens.ide.fix.FileFixes;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.words.Sentences;

/** The verified fixes of a file: what they change, what they cost, and what was considered and does not hold. */
final class FixDialog extends ChangeDialog {
	private static final String HELP = "org.racelens.ui.fixDialog";
	private static final int MARGIN = 5;
	private static final int[] WEIGHTS = { 42, 58 };

	private final IFile file;
	private final FileFixes fixes;
	private final Optional<FixOutcome> first;

	/** @param first what is selected at first */
	FixDialog(Shell parent, IFile file, FileFixes fixes, Optional<FixOutcome> first) {
		super(parent, file, fixes.source(), HELP);
		this.file = file;
		this.fixes = fixes;
		this.first = first;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.fixDialog);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		setTitle(NLS.bind(Messages.fixDialogTitle, file.getName()));
		setMessage(Messages.fixDialogMessage);
		SashForm sash = new SashForm(area, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).indent(MARGIN, MARGIN).applyTo(sash);
		TreeViewer tree = tree(sash);
		Composite preview = new Composite(sash, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(5, 5).applyTo(preview);
		createPreview(preview);
		sash.setWeights(WEIGHTS);
		tree.addSelectionChangedListener(e -> select(e.getStructuredSelection().getFirstElement()));
		tree.addDoubleClickListener(e -> {
			if (((StructuredSelection) e.getSelection()).getFirstElement() instanceof VerifiedFix) {
				okPressed();
			}
		});
		tree.setSelection(new StructuredSelection(preselected()), true);
		tree.getControl().setFocus();
		return area;
	}

	private TreeViewer tree(Composite parent) {
		TreeViewer tree = new TreeViewer(parent, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
		tree.setContentProvider(new FixTree.Content());
		tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new FixTree.Labels()));
		tree.setInput(fixes.outcomes());
		tree.expandAll();
		return tree;
	}

	private Object preselected() {
		FixOutcome outcome = first.orElse(fixes.outcomes().get(0));
		return outcome.fixes().isEmpty() ? outcome : outcome.fixes().get(0);
	}

	private void select(Object element) {
		if (element instanceof VerifiedFix fix) {
			show(FixWords.reason(fix) + "\n" + FixWords.verified(fix), fix.change(), fix.fixed());
		} else if (element instanceof Refusal refusal) {
			show(NLS.bind(Messages.notOffered, Sentences.of(refusal.reason())));
		} else if (element instanceof FixOutcome outcome) {
			show(NLS.bind(Messages.groupFigures,
					new Object[] { FixWords.group(outcome.group()), outcome.group().races().size(), outcome.fixes().size(),
							outcome.refusals().size() }));
		} else {
			show("");
		}
	}
}
