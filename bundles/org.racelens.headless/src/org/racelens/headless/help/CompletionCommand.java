package org.racelens.headless.help;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.work.Output;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code racelens completion}: what a shell needs to complete commands and options. */
@Command(name = "completion", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Prints a script for bash and zsh that completes commands and options: source <(racelens completion)")
public final class CompletionCommand implements Callable<Integer> {
	private static final String NAME = "racelens";

	/** The values of options, which picocli writes as constants of Java. */
	private static final Pattern VALUES = Pattern.compile("(?<=_option_args=\\()[^)\n]*(?=\\))");

	private final Surroundings surroundings;

	@Spec
	private CommandSpec spec;
	@Mixin
	private Output output;

	public CompletionCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		String script = AutoComplete.bash(NAME, spec.root().commandLine());
		output.write(VALUES.matcher(script).replaceAll(m -> Matcher.quoteReplacement(m.group().toLowerCase(Locale.ROOT))), surroundings);
		return ExitStatus.NOTHING_FOUND;
	}
}
