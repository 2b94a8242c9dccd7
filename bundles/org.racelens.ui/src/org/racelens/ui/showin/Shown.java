package org.racelens.ui.showin;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.part.ShowInContext;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding.RaceFound;

/**
 * What a part asks others to show: something of a file.
 *
 * @param cursor in the file's text, where the part is an editor
 * @param marker where one is selected
 * @param race the id of one, where one is selected
 */
public record Shown(IFile file, Optional<ITextSelection> cursor, Optional<IMarker> marker, Optional<String> race) {
	/** What a context speaks of; empty where that is no file. */
	public static Optional<Shown> of(ShowInContext context) {
		ISelection selection = context.getSelection();
		if (selection instanceof IStructuredSelection list && !(selection instanceof ITextSelection) && !list.isEmpty()) {
			Optional<Shown> selected = of(list.getFirstElement());
			if (selected.isPresent()) {
				return selected;
			}
		}
		Optional<ITextSelection> cursor = selection instanceof ITextSelection text ? Optional.of(text) : Optional.empty();
		return Optional.ofNullable(Adapters.adapt(context.getInput(), IFile.class))
				.map(file -> new Shown(file, cursor, Optional.empty(), Optional.empty()));
	}

	private static Optional<Shown> of(Object element) {
		IMarker marker = Adapters.adapt(element, IMarker.class);
		if (marker != null) {
			String id = marker.getAttribute(FindingMarker.ID, "");
			return marker.getResource() instanceof IFile file
					? Optional.of(new Shown(file, Optional.empty(), Optional.of(marker), id.isEmpty() ? Optional.empty() : Optional.of(id)))
					: Optional.empty();
		}
		Optional<String> race = Optional.ofNullable(Adapters.adapt(element, RaceFound.class)).map(RaceFound::id);
		return Optional.ofNullable(Adapters.adapt(element, FileResult.class)).map(FileResult::file)
				.or(() -> Optional.ofNullable(Adapters.adapt(element, IFile.class)))
				.map(file -> new Shown(file, Optional.empty(), Optional.empty(), race));
	}

	/** The line that is meant, 1-based; empty where the file as a whole is. */
	public Optional<Integer> line() {
		return cursor.map(text -> text.getStartLine() + 1)
				.or(() -> marker.map(m -> m.getAttribute(IMarker.LINE_NUMBER, 0)).filter(line -> line > 0));
	}

	/** What a view tells of a finding of a file: its marker, where it has one, so that lists of problems find it. */
	public static ShowInContext context(IFile file, Optional<String> finding) {
		Object selected = finding.flatMap(id -> marker(file, id)).map(Object.class::cast).orElse(file);
		return new ShowInContext(file, new StructuredSelection(selected));
	}

	private static Optional<IMarker> marker(IFile file, String id) {
		try {
			return Stream.of(file.findMarkers(FindingMarker.FINDING, true, IResource.DEPTH_ZERO))
					.filter(marker -> id.equals(marker.getAttribute(FindingMarker.ID, ""))).findFirst();
		} catch (CoreException e) {
			// a file that is gone has none
			return Optional.empty();
		}
	}
}
