package org.racelens.headless.config;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.ConfidenceFlag;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.flag.SimpleFormat;
import org.racelens.headless.setting.ConfigurationSearch;
import org.racelens.headless.setting.ConfigurationSearch.Found;
import org.racelens.headless.work.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code racelens config}: the settings in force for a file or a folder, and where each comes from. */
@Command(name = "config", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Shows the settings in force for a file or a folder, and where each comes from.")
public final class ConfigCommand implements Callable<Integer> {
	private final Surroundings surroundings;

	@Parameters(paramLabel = "PATH", arity = "0..1", defaultValue = ".", description = "A file or a folder (default: this folder).")
	private String path;
	@Mixin
	private CompileFlags compile;
	@Option(names = "--format", paramLabel = "text|json", description = "How the settings are written.")
	private SimpleFormat format = SimpleFormat.TEXT;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private ConfidenceFlag confidence;
	@Mixin
	private Output output;

	public ConfigCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, confidence.said(), surroundings);
		output.requireWritable(surroundings);
		Path asked = asked();
		Path folder = ConfigurationSearch.real(Files.isDirectory(asked) ? asked : asked.getParent());
		Found found = settings.configuration(folder);
		found.problems().forEach(surroundings::complain);
		if (!found.problems().isEmpty()) {
			return ExitStatus.BAD_USAGE;
		}
		Path file = Files.isDirectory(asked) ? folder : folder.resolve(asked.getFileName());
		InForce inForce = InForce.of(path, file, found.configuration(), settings.said(found.configuration()));
		output.write(format == SimpleFormat.JSON ? SettingsJson.render(inForce) : SettingsText.render(inForce), surroundings);
		return ExitStatus.NOTHING_FOUND;
	}

	private Path asked() {
		try {
			Path asked = surroundings.resolve(path);
			if (!Files.exists(asked)) {
				throw new BadUsageException(path + ": no such file or directory");
			}
			return asked;
		} catch (InvalidPathException e) {
			throw new BadUsageException(path + ": not a path");
		}
	}
}
