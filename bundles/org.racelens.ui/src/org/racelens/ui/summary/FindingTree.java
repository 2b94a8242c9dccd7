package org.racelens.ui.summary;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.settings.FindingKind;
import org.racelens.ui.words.FindingSentences;

/** The files with their findings, worst first. Enter and double click go to a place. */
final class FindingTree {
	private final TreeViewer viewer;
	private List<FileRow> rows = List.of();

	/** Files are the same while their path is, so that what is open stays open. */
	private final class Content implements ITreeContentProvider {
		@Override
		public Object[] getElements(Object input) {
			return rows.toArray();
		}

		@Override
		public Object[] getChildren(Object parent) {
			return parent instanceof FileRow row ? row.places().toArray() : new Object[0];
		}

		@Override
		public Object getParent(Object element) {
			return element instanceof PlaceRow place ? place.parent() : null;
		}

		@Override
		public boolean hasChildren(Object element) {
			return element instanceof FileRow;
		}
	}

	/** Files with their numbers, findings with their lines. */
	private static final class Labels extends LabelProvider implements IStyledLabelProvider {
		private final SummaryIcons icons;
		private final FindingSentences sentences = new FindingSentences();

		Labels(SummaryIcons icons) {
			this.icons = icons;
		}

		@Override
		public StyledString getStyledText(Object element) {
			if (element instanceof PlaceRow row) {
				return new StyledString(NLS.bind(Messages.place, row.place().line(), sentences.sentence(row.finding())));
			}
			FileRow row = (FileRow) element;
			return new StyledString(row.name()).append(NLS.bind(Messages.counts, counts(row.figures())), StyledString.COUNTER_STYLER);
		}

		private static String counts(FileFigures figures) {
			List<String> parts = new ArrayList<>();
			add(parts, Messages.countDefinite, figures.count(FindingKind.DEFINITE_RACE));
			add(parts, Messages.countPossible, figures.count(FindingKind.POSSIBLE_RACE));
			add(parts, Messages.countUndecided, figures.count(FindingKind.UNKNOWN));
			add(parts, Messages.countConditions, figures.count(FindingKind.CONDITION));
			return String.join(Messages.countSeparator, parts);
		}

		private static void add(List<String> parts, String pattern, int count) {
			if (count > 0) {
				parts.add(MessageFormat.format(pattern, count));
			}
		}

		@Override
		public Image getImage(Object element) {
			return icons.of(element instanceof PlaceRow row ? row.finding().kind() : ((FileRow) element).worst());
		}
	}

	FindingTree(Composite parent, SummaryIcons icons, Consumer<PlaceRow> open) {
		viewer = new TreeViewer(parent, SWT.SINGLE | SWT.H_SCROLL | SWT.V_SCROLL);
		viewer.setContentProvider(new Content());
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels(icons)));
		viewer.addOpenListener(event -> open((IStructuredSelection) event.getSelection(), open));
	}

	private static void open(IStructuredSelection selection, Consumer<PlaceRow> open) {
		Object element = selection.getFirstElement();
		if (element instanceof PlaceRow place) {
			open.accept(place);
		} else if (element instanceof FileRow row) {
			row.places().stream().findFirst().ifPresent(open);
		}
	}

	TreeViewer viewer() {
		return viewer;
	}

	/** What was open, and selected, stays so. Rows of files of which there is nothing new are not touched. */
	void show(ProjectSummary summary) {
		List<FileRow> before = rows;
		rows = summary.files().stream().map(FileRow::new).toList();
		if (before.isEmpty() || !summary.project().equals(viewer.getInput())) {
			viewer.setInput(summary.project());
			return;
		}
		Map<IFile, FileResult> shown = new HashMap<>();
		before.forEach(row -> shown.put(row.file(), row.figures().result()));
		Set<FileRow> kept = rows.stream().filter(row -> row.figures().result() == shown.get(row.file())).collect(Collectors.toSet());
		if (kept.size() < Math.max(rows.size(), before.size())) {
			replace(before, kept);
		}
	}

	/** Files that are kept have the same order among themselves as before. */
	private void replace(List<FileRow> before, Set<FileRow> kept) {
		ITreeSelection selection = viewer.getStructuredSelection();
		Set<Object> open = Set.copyOf(List.of(viewer.getExpandedElements()));
		viewer.getTree().setRedraw(false);
		try {
			viewer.remove(before.stream().filter(row -> !kept.contains(row)).toArray());
			for (int i = 0; i < rows.size(); i++) {
				FileRow row = rows.get(i);
				if (!kept.contains(row)) {
					viewer.insert(viewer.getInput(), row, i);
					viewer.setExpandedState(row, open.contains(row));
				}
			}
			if (!selection.equals(viewer.getStructuredSelection())) {
				viewer.setSelection(selection);
			}
		} finally {
			viewer.getTree().setRedraw(true);
		}
	}
}
