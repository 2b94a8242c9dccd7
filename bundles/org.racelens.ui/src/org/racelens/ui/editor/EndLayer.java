package org.racelens.ui.editor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.racelens.model.source.SourceRange;
import org.racelens.ui.editor.OtherEnds.OtherEnd;

/** The ends of races in one text at which no marker stands; their races may be those of other files. */
final class EndLayer {
	/** What becomes of the ends of a file's races that are shown already. */
	enum Origin {
		/** what is not wanted any more goes */
		WHOLE,
		/** what is not known again yet stays */
		PARTIAL,
		/** nothing is known of the text as it is: everything stays */
		STALE
	}

	private static final Pattern NAME = Pattern.compile("[\\w:.]+");

	private final IAnnotationModel model;
	private final IDocument document;
	private final BooleanSupplier isSaved;
	private final Map<EndRef, SecondEnd> ends = new LinkedHashMap<>();

	/** @param isSaved whether the text is the saved one, which is what answers for other files have read */
	EndLayer(IAnnotationModel model, IDocument document, BooleanSupplier isSaved) {
		this.model = model;
		this.document = document;
		this.isSaved = isSaved;
	}

	void show(List<OtherEnd> wanted, Function<IFile, Origin> origin, Difference difference) {
		Map<EndRef, SecondEnd> old = new LinkedHashMap<>(ends);
		ends.clear();
		for (OtherEnd end : wanted) {
			SecondEnd present = old.get(end.ref());
			if (origin.apply(end.ref().race().file()) != Origin.STALE && !ends.containsKey(end.ref())) {
				old.remove(end.ref());
				put(present, end, difference).ifPresent(e -> ends.put(end.ref(), e));
			}
		}
		old.forEach((ref, end) -> {
			if (origin.apply(ref.race().file()) == Origin.WHOLE) {
				difference.remove(end);
			} else {
				ends.put(ref, end);
			}
		});
	}

	void clear(Difference difference) {
		ends.values().forEach(difference::remove);
		ends.clear();
	}

	/** An end whose text is not there, because the file has changed since, stays where it was. */
	private Optional<SecondEnd> put(SecondEnd present, OtherEnd end, Difference difference) {
		SourceRange place = end.access().place();
		if (!stands(end)) {
			return Optional.ofNullable(present);
		}
		Position position = new Position(place.offset(), place.endOffset() - place.offset());
		if (present != null) {
			if (position.equals(model.getPosition(present)) && end.text().equals(present.getText())) {
				return Optional.of(present);
			}
			difference.remove(present);
		}
		SecondEnd made = new SecondEnd(end.ref(), end.text());
		difference.add(made, position);
		return Optional.of(made);
	}

	/** Of what stands in headers answers know the place and the variable, not the words: there the saved text counts. */
	private boolean stands(OtherEnd end) {
		SourceRange place = end.access().place();
		try {
			String text = document.get(place.offset(), place.endOffset() - place.offset());
			return words(text).equals(words(end.access().text())) || NAME.matcher(end.access().text()).matches() && isSaved.getAsBoolean();
		} catch (BadLocationException e) {
			return false;
		}
	}

	private static String words(String text) {
		return text.strip().replaceAll("\\s+", " ");
	}
}
