import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Figures of a JSON report. Arguments: {@code time} or {@code pairs}, and the report. */
final class Figures {
	private static final int SHOWN = 10;

	private final List<Entry> files;

	private Figures(List<Entry> files) {
		this.files = files;
	}

	/** One file of the report. */
	private record Entry(String path, boolean failed, long millis, List<Region> regions) {
		static Entry of(JsonObject file) {
			List<Region> regions = new ArrayList<>();
			file.getAsJsonArray("regions").forEach(r -> regions.add(Region.of(r.getAsJsonObject())));
			return new Entry(file.get("path").getAsString(), file.get("status").getAsString().equals("failed"),
					file.get("millis").getAsLong(),
					regions);
		}

		String folder() {
			Path parent = Path.of(path).getParent();
			return parent == null || parent.getFileName() == null ? "." : parent.getFileName().toString();
		}

		long pairs() {
			return regions.stream().mapToLong(Region::pairs).sum();
		}

		long solver() {
			return regions.stream().mapToLong(Region::solver).sum();
		}
	}

	/** One region of a file. */
	private record Region(String verdict, long pairs, long solver) {
		static Region of(JsonObject region) {
			JsonObject proof = region.getAsJsonObject("proof");
			return new Region(region.get("verdict").getAsString(), proof.get("pairs").getAsLong(), proof.get("solver").getAsLong());
		}
	}

	public static void main(String[] arguments) throws IOException {
		JsonArray files = JsonParser.parseString(Files.readString(Path.of(arguments[1]))).getAsJsonObject().getAsJsonArray("files");
		List<Entry> entries = new ArrayList<>();
		for (JsonElement file : files) {
			entries.add(Entry.of(file.getAsJsonObject()));
		}
		Figures figures = new Figures(entries);
		figures.summary();
		if (arguments[0].equals("time")) {
			figures.slowest();
		} else {
			figures.folders();
			figures.hardest();
		}
	}

	private void summary() {
		Map<String, Integer> verdicts = new TreeMap<>();
		files.forEach(f -> f.regions.forEach(r -> verdicts.merge(r.verdict, 1, Integer::sum)));
		long failed = files.stream().filter(Entry::failed).count();
		long pairs = files.stream().mapToLong(Entry::pairs).sum();
		long solver = files.stream().mapToLong(Entry::solver).sum();
		System.out.printf("%d files, %d of them failed; regions: %s%n", files.size(), failed, verdicts);
		System.out.printf("%d pairs, %d of them decided without the solver (%.1f %%), %d by the solver%n", pairs, pairs - solver,
				share(pairs - solver, pairs), solver);
	}

	private void slowest() {
		System.out.println("slowest files (wall clock of one worker among the others):");
		files.stream().sorted(Comparator.comparing(Entry::millis).reversed()).limit(SHOWN)
				.forEach(f -> System.out.printf("%8d ms  %s%n", f.millis, f.path));
	}

	private void folders() {
		Map<String, long[]> folders = new TreeMap<>();
		for (Entry f : files) {
			long[] sums = folders.computeIfAbsent(f.folder(), k -> new long[2]);
			sums[0] += f.pairs();
			sums[1] += f.solver();
		}
		System.out.printf("%-16s %8s %8s %10s%n", "folder", "pairs", "solver", "cheap");
		folders.forEach((name, s) -> System.out.printf("%-16s %8d %8d %8.1f %%%n", name, s[0], s[1], share(s[0] - s[1], s[0])));
	}

	private void hardest() {
		if (files.stream().mapToLong(Entry::solver).sum() > 0) {
			System.out.println("files with the most pairs for the solver:");
		}
		files.stream().filter(f -> f.solver() > 0).sorted(Comparator.comparing(Entry::solver).reversed()).limit(SHOWN)
				.forEach(f -> System.out.printf("%8d of %5d  %s%n", f.solver(), f.pairs(), f.path));
	}

	private static double share(long part, long whole) {
		return whole == 0 ? 100 : 100.0 * part / whole;
	}
}
