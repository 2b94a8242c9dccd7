package org.racelens.report.page;

import java.util.Optional;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.racelens.model.source.SourceRange;
import org.racelens.report.Excerpt;
import org.racelens.report.SourceLines;

/** Places as data of the page: how they are named, and lines of the source around them. */
final class ExcerptJson {
	private static final int AROUND = 2;

	private final SourceLines lines;

	ExcerptJson(SourceLines lines) {
		this.lines = lines;
	}

	/** {@code place}, and with {@code excerpt} the marked line between its neighbours. */
	Fields add(SourceRange place, Fields to) {
		to.text("place", place.toString());
		Excerpt.of(place, lines).ifPresent(excerpt -> to.object("excerpt", json(place, excerpt)));
		return to;
	}

	/** {@code line} and the parts of the line, {@code above} and {@code below} its neighbours. */
	private JsonObject json(SourceRange place, Excerpt excerpt) {
		return new Fields().number("line", excerpt.line()).array("above", neighbours(place, -AROUND, -1))
				.lines("before", excerpt.before()).lines("marked", excerpt.marked()).lines("after", excerpt.after().stripTrailing())
				.array("below", neighbours(place, 1, AROUND)).object();
	}

	private JsonArray neighbours(SourceRange place, int from, int to) {
		JsonArray result = new JsonArray();
		for (int line = place.line() + from; line <= place.line() + to; line++) {
			Optional<String> found = line < 1 ? Optional.empty() : lines.line(place.path(), line);
			found.map(Excerpt::neighbour).ifPresent(result::add);
		}
		return result;
	}
}
