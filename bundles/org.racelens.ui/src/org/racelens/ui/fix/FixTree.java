package org.racelens.ui.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.graphics.Image;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.Refusal;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.words.Sentences;

/** The tree of the fix dialog: under each raced variable its fixes, best first, and then what was considered and does not hold. */
final class FixTree {
	private FixTree() {
	}

	/** Parents of the leaves are found by identity: equal refusals may stand under several variables. */
	static final class Content implements ITreeContentProvider {
		private List<FixOutcome> outcomes = List.of();

		@Override
		public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
			outcomes = newInput == null ? List.of() : ((List<?>) newInput).stream().map(FixOutcome.class::cast).toList();
		}

		@Override
		public Object[] getElements(Object input) {
			return outcomes.toArray();
		}

		@Override
		public Object[] getChildren(Object parent) {
			if (!(parent instanceof FixOutcome outcome)) {
				return new Object[0];
			}
			List<Object> children = new ArrayList<>(outcome.fixes());
			children.addAll(outcome.refusals());
			return children.toArray();
		}

		@Override
		public Object getParent(Object element) {
			Optional<FixOutcome> parent = outcomes.stream()
					.filter(o -> o.fixes().stream().anyMatch(f -> f == element) || o.refusals().stream().anyMatch(r -> r == element))
					.findFirst();
			return parent.orElse(null);
		}

		@Override
		public boolean hasChildren(Object element) {
			return getChildren(element).length > 0;
		}
	}

	/** Fixes as their titles, refusals fainter. */
	static final class Labels extends LabelProvider implements IStyledLabelProvider {
		@Override
		public StyledString getStyledText(Object element) {
			if (element instanceof FixOutcome outcome) {
				return new StyledString(FixWords.group(outcome.group()));
			}
			if (element instanceof VerifiedFix fix) {
				return new StyledString(FixWords.title(fix));
			}
			Refusal refusal = (Refusal) element;
			return new StyledString(FixWords.capital(Sentences.of(refusal.title())), StyledString.QUALIFIER_STYLER);
		}

		@Override
		public String getText(Object element) {
			return getStyledText(element).getString();
		}

		@Override
		public Image getImage(Object element) {
			if (element instanceof FixOutcome) {
				return Icons.EXPLAIN.image();
			}
			return element instanceof VerifiedFix fix ? Icons.of(fix).image() : Icons.REFUSED.image();
		}
	}
}
