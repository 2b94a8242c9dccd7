package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.text.CurrentText;
import org.racelens.ui.editor.EndLayer.Origin;
import org.racelens.ui.editor.OtherEnds.OtherEnd;

/** The text of a file with its annotations, shared by the editors that show it. For the user interface's thread. */
final class MarkedText {
	private final IFile file;
	private final IAnnotationModel model;
	private final BadgeLayer badges;
	private final EndLayer ends;
	private final LightLayer lights;
	private final Set<ITextEditor> editors = new LinkedHashSet<>();

	/** @param model one that takes differences */
	MarkedText(IFile file, IDocument document, IAnnotationModel model) {
		this.file = file;
		this.model = model;
		badges = new BadgeLayer(model);
		ends = new EndLayer(model, document, () -> CurrentText.isSaved(file));
		lights = new LightLayer(model);
	}

	IFile file() {
		return file;
	}

	String path() {
		return CurrentText.path(file);
	}

	Set<ITextEditor> editors() {
		return editors;
	}

	/**
	 * Brings badges and ends in step with what is known.
	 *
	 * @param result of the file; what is for an older text is left aside, since newer results follow
	 * @return whether something changed
	 */
	boolean show(Optional<FileResult> result, List<OtherEnd> wanted, Function<IFile, Origin> origin) {
		Difference difference = new Difference();
		if (result.isEmpty()) {
			badges.clear(difference);
		} else if (CurrentText.isCurrent(file, result.get().stamp())) {
			badges.show(result.get(), difference);
		}
		ends.show(wanted, origin, difference);
		apply(difference);
		return !difference.isEmpty();
	}

	void light(Set<FindingRef> races) {
		Difference difference = new Difference();
		List<Position> wanted = new ArrayList<>();
		stops().forEach((end, position) -> {
			if (races.contains(end.race())) {
				wanted.add(position);
			}
		});
		lights.show(wanted, difference);
		apply(difference);
	}

	void clear() {
		Difference difference = new Difference();
		badges.clear(difference);
		ends.clear(difference);
		lights.show(List.of(), difference);
		apply(difference);
	}

	/** Where the ends of races stand now. */
	Map<EndRef, Position> stops() {
		Map<EndRef, Position> stops = new LinkedHashMap<>();
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			Position position = model.getPosition(annotation);
			if (position != null && !position.isDeleted() && !annotation.isMarkedDeleted()) {
				end(annotation).ifPresent(end -> stops.put(end, position));
			}
		}
		return stops;
	}

	/** The ends at a selection. */
	Set<EndRef> at(int offset, int length) {
		Set<EndRef> result = new LinkedHashSet<>();
		stops().forEach((end, position) -> {
			if (position.offset <= offset + length && offset <= position.offset + position.length) {
				result.add(end);
			}
		});
		return result;
	}

	private static Optional<EndRef> end(Annotation annotation) {
		if (annotation instanceof SecondEnd second) {
			return Optional.of(second.end());
		}
		if (annotation instanceof MarkerAnnotation marked) {
			return FindingRef.ofRace(marked.getMarker()).map(race -> new EndRef(race, 0));
		}
		return Optional.empty();
	}

	private void apply(Difference difference) {
		difference.applyTo((IAnnotationModelExtension) model);
	}
}
