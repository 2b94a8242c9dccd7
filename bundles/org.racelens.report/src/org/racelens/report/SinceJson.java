package org.racelens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import org.racelens.report.ReportMerge.MismatchException;
import org.racelens.report.words.Since;

/**
 * The revision since which reports have what has changed, as they say it: the same for all that are joined, since what one of them leaves
 * out would seem to be no more.
 */
final class SinceJson {
	private static final String SINCE = "since";
	private static final String REVISION = "revision";
	private static final String COMMITS = "commits";

	/** Empty before the first report. */
	private Optional<Optional<Since>> said = Optional.empty();

	/** Says it in a JSON report, or in the properties of a SARIF run. */
	static void write(Since since, JsonObject holder) {
		JsonObject written = new JsonObject();
		written.addProperty(REVISION, since.revision());
		JsonArray commits = new JsonArray();
		since.commits().forEach(commits::add);
		written.add(COMMITS, commits);
		holder.add(SINCE, written);
	}

	/**
	 * Reads what another report says.
	 *
	 * @throws MismatchException where those before it say something else
	 */
	void add(JsonObject holder) throws MismatchException {
		Optional<Since> now = read(holder);
		if (said.isPresent() && !said.get().map(Since::commits).equals(now.map(Since::commits))) {
			throw new MismatchException("cannot join a report of " + what(now) + " with a report of " + what(said.get()));
		}
		said = said.or(() -> Optional.of(now));
	}

	/** Says it in the joined report. */
	void write(JsonObject holder) {
		said.flatMap(s -> s).ifPresent(since -> write(since, holder));
	}

	private static Optional<Since> read(JsonObject holder) {
		JsonElement since = holder.get(SINCE);
		if (since == null || since.isJsonNull()) {
			return Optional.empty();
		}
		List<String> commits = new ArrayList<>();
		since.getAsJsonObject().getAsJsonArray(COMMITS).forEach(c -> commits.add(c.getAsString()));
		return Optional.of(new Since(since.getAsJsonObject().get(REVISION).getAsString(), commits));
	}

	private static String what(Optional<Since> since) {
		return since.map(s -> "what has changed since " + s.name()).orElse("everything");
	}
}
