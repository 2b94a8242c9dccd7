import edu.umd.cs.findbugs.FindBugs;
import edu.umd.cs.findbugs.FindBugs2;
import edu.umd.cs.findbugs.TextUICommandLine;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * SpotBugs over the classes of all our bundles, in one run, as part of the build: {@code Analysis ROOT TARGET [SETTINGS]}. What it finds ends the build; what is
 * excepted stands in {@code exclusions.xml} with its reason. It looks for what {@code detectors.txt} lists.
 */
public final class Analysis {
	private static final Pattern MATCH = Pattern.compile("(?s)<!--(?<reason>.*?)-->|(?<match><Match>)");
	private static final int SHORTEST_REASON = 30;

	private Analysis() {
	}

	/** The root of the repository, the folder for the report, and the folder with the two files, which is the one of this class otherwise. */
	public static void main(String[] arguments) throws Exception {
		Path root = Path.of(arguments[0]);
		Path report = Files.createDirectories(Path.of(arguments[1])).resolve("spotbugs.txt");
		Path settings = arguments.length > 2 ? Path.of(arguments[2]) : root.resolve("releng/spotbugs");
		Path exclusions = settings.resolve("exclusions.xml");
		demandReasons(exclusions);
		List<String> detectors = lines(settings.resolve("detectors.txt"));
		List<String> call = new ArrayList<>(List.of("-effort:min", "-low", "-sortByClass", "-visitors", String.join(",", detectors),
				"-onlyAnalyze", "org.racelens.-", "-exclude", exclusions.toString(), "-output", report.toString(),
				"-nested:false", "-auxclasspath", jars(root.resolve("releng/cli/target/products"), root.resolve("releng/ide/target/products"))));
		List<String> classes = classes(root.resolve("bundles"));
		call.addAll(classes);
		try (FindBugs2 run = new FindBugs2()) {
			TextUICommandLine line = new TextUICommandLine();
			FindBugs.processCommandLine(line, call.toArray(String[]::new), run);
			FindBugs.runMain(run, line);
			List<String> found = Files.readAllLines(report);
			found.forEach(System.out::println);
			System.out.println("spotbugs: " + found.size() + " findings in " + classes.size() + " bundles by " + detectors.size() + " detectors");
			if (!found.isEmpty() || run.getErrorCount() > 0 || run.getBugCount() > 0 || classes.isEmpty()) {
				System.exit(1);
			}
		}
	}

	private static List<String> lines(Path file) throws IOException {
		return Files.readAllLines(file).stream().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
	}

	private static List<String> classes(Path bundles) throws IOException {
		try (Stream<Path> all = Files.list(bundles)) {
			return all.filter(bundle -> bundle.getFileName().toString().startsWith("org.racelens.")).map(bundle -> bundle.resolve("target/classes"))
					.filter(Files::isDirectory).sorted().map(Path::toString).toList();
		}
	}

	/** What the classes are made against, as the two products have it. */
	private static String jars(Path... products) throws IOException {
		List<String> jars = new ArrayList<>();
		for (Path product : products) {
			try (Stream<Path> all = Files.walk(product)) {
				all.filter(file -> file.toString().endsWith(".jar") && !file.getFileName().toString().startsWith("org.racelens."))
						.map(Path::toString).sorted().forEach(jars::add);
			}
		}
		return String.join(File.pathSeparator, jars);
	}

	/** Each exception has a comment before it, which says why. */
	private static void demandReasons(Path exclusions) throws IOException {
		Matcher matcher = MATCH.matcher(Files.readString(exclusions));
		String reason = "";
		while (matcher.find()) {
			if (matcher.group("match") == null) {
				reason = matcher.group("reason").strip();
			} else if (reason.length() < SHORTEST_REASON) {
				throw new IllegalStateException(exclusions + ": an exception without a reason");
			} else {
				reason = "";
			}
		}
	}
}
