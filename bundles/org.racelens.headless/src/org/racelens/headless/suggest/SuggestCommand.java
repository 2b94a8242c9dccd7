package org.racelens.headless.suggest;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.LinePlace;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.OtherFiles;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.flag.SimpleFormat;
import org.racelens.headless.setting.Said;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceFile;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.suggest.FileSuggestions.Suggested;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.headless.work.Workers;
import org.racelens.report.SuggestJson;
import org.racelens.report.SuggestReport;
import org.racelens.report.SuggestText;
import org.racelens.report.UnifiedDiff;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code racelens suggest}: which sequential loops can be parallel. */
@Command(name = "suggest", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Shows which sequential loops can be proved parallel, with the clauses they need.")
public final class SuggestCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Pipeline pipeline;

	@Parameters(paramLabel = "FILE[:LINE]", description = "A file, or the loop of one line.")
	private String place;
	@Option(names = "--diff", description = "Print the pragmas of all loops that can be parallel as a unified diff for patch -p0.")
	private boolean diff;
	@Mixin
	private OtherFiles others;
	@Mixin
	private CompileFlags compile;
	@Option(names = "--format", paramLabel = "text|json", description = "How the answers are written.")
	private SimpleFormat format;
	@Mixin
	private AnalysisFlags analysis;
	@Option(names = "--progress", paramLabel = "auto|never", description = "A progress line for long work on a terminal.")
	private ProgressMode progress = ProgressMode.AUTO;
	@Mixin
	private Output output;

	public SuggestCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, Said.NOTHING, surroundings);
		if (diff && format != null) {
			throw new BadUsageException("--diff and --format exclude each other");
		}
		output.requireWritable(surroundings);
		Suggested suggested = suggested(settings);
		if (suggested.problem().isPresent()) {
			surroundings.complain(suggested.path() + ": " + suggested.problem().get());
			return suggested.status();
		}
		if (diff) {
			output.write(diff(suggested), surroundings);
			suggested.doubts().forEach(doubt -> surroundings.complain(suggested.path() + ": " + doubt));
		} else {
			output.write(render(new SuggestReport(Version.current(), suggested.path(), suggested.line(), suggested.loops())), surroundings);
		}
		return ExitStatus.NOTHING_FOUND;
	}

	private Suggested suggested(RunSettings settings) {
		Optional<LinePlace> asked = Files.exists(surroundings.resolve(place)) ? Optional.empty() : LinePlace.of(place);
		String file = asked.map(LinePlace::file).orElse(place);
		Input input = settings.one(file, "suggest", output);
		Pipeline linked = settings.linked(pipeline, input, others);
		FileSuggestions suggestions = new FileSuggestions(surroundings, linked, asked.map(LinePlace::line), settings);
		try (Progress line = new Progress(surroundings, progress, 1)) {
			return new Workers<>(diff ? suggestions::together : suggestions::each, Suggested::failed, surroundings.cancellation())
					.run(List.of(input), 1, line).get(0);
		}
	}

	private byte[] diff(Suggested suggested) {
		SourceFile source = suggested.source().orElseThrow();
		UnifiedDiff made = UnifiedDiff.of(surroundings.patchName(suggested.path()), source.whole(),
				source.whole(suggested.inserted().orElseThrow().text()));
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes(made.header().getBytes(StandardCharsets.UTF_8));
		bytes.writeBytes(source.encoded(made.hunks()));
		return bytes.toByteArray();
	}

	private String render(SuggestReport report) {
		return format == SimpleFormat.JSON ? SuggestJson.render(report)
				: new SuggestText(new FileLines(surroundings), output.palette(surroundings)).render(report);
	}
}
