import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.source.IncludeFolders;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.ProcedureFiles;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTree;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/**
 * How much Fortran is parsed in a second by one thread, repairs and preprocessor included, and which files have parts that cannot be
 * read. Arguments: folders. Each file is read alone, with no macros and with the folders of its own and of its neighbours to include from.
 */
final class FortranParsing {
	private static final int PASSES = 2;
	private static final int SHOWN = 20;

	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

	public static void main(String[] folders) throws IOException {
		System.out.printf("%-28s %7s %9s %10s %10s %12s%n", "folder", "files", "bytes", "broken", "first MB/s", "second MB/s");
		List<String> broken = new ArrayList<>();
		for (String folder : folders) {
			broken.addAll(new FortranParsing().measure(Path.of(folder)));
		}
		broken.stream().limit(SHOWN).forEach(b -> System.out.println("broken: " + b));
	}

	private List<String> measure(Path folder) throws IOException {
		List<SourceText> sources = sources(folder);
		long bytes = sources.stream().mapToLong(s -> s.text().length()).sum();
		double[] speeds = new double[PASSES];
		List<String> broken = List.of();
		for (int pass = 0; pass < PASSES; pass++) {
			long start = threads.getCurrentThreadCpuTime();
			broken = parse(sources);
			speeds[pass] = bytes * 1e3 / (threads.getCurrentThreadCpuTime() - start);
		}
		System.out.printf("%-28s %7d %9d %10d %10.2f %12.2f%n", folder.getFileName(), sources.size(), bytes, broken.size(), speeds[0],
				speeds[1]);
		return broken;
	}

	private static List<SourceText> sources(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			return files.filter(f -> Files.isRegularFile(f) && SourceForm.isFortran(f.toString())).sorted()
					.flatMap(f -> ProcedureFiles.read(f.toString()).stream()).toList();
		}
	}

	private static List<String> parse(List<SourceText> sources) {
		List<String> broken = new ArrayList<>();
		for (SourceText source : sources) {
			Path parent = Path.of(source.path()).getParent();
			IncludeFolders near = new IncludeFolders(List.of(parent.toString(), parent.resolve("../include").normalize().toString()));
			try {
				if (SyntaxTree.of(Preparation.of(source, SourceForm.of(source), Map.of(), near)).isBroken()) {
					broken.add(source.path());
				}
			} catch (FrontEndException e) {
				broken.add(source.path() + ": " + e.getMessage());
			}
		}
		return broken;
	}
}
