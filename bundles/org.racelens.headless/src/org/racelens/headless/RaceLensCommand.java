package org.racelens.headless;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Fault;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Surroundings.Outputs;
import org.racelens.headless.base.Version;
import org.racelens.headless.check.CheckCommand;
import org.racelens.headless.config.ConfigCommand;
import org.racelens.headless.confirm.ConfirmCommand;
import org.racelens.headless.doctor.DoctorCommand;
import org.racelens.headless.doctor.Programs;
import org.racelens.headless.explain.ExplainCommand;
import org.racelens.headless.fix.FixCommand;
import org.racelens.headless.graph.GraphCommand;
import org.racelens.headless.help.CompletionCommand;
import org.racelens.headless.help.HelpCommand;
import org.racelens.headless.merge.MergeCommand;
import org.racelens.headless.run.RunCommand;
import org.racelens.headless.suggest.SuggestCommand;
import org.racelens.headless.work.Pipeline;
import org.racelens.model.source.Cancellation;
import org.racelens.solver.z3.Z3ProverFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/** The command line: the composition root without a window. */
@Command(name = "racelens", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Shows the data races of OpenMP C and C++ programs, with a proof or a witness for each answer.", //
		footer = { "", //
				"Exit status: 0 nothing found, 1 races found (see --fail-on), 2 bad usage or a path that cannot be read,", //
				"3 an internal error, 130 or 143 stopped by a signal. racelens help exit-status tells more." })
public final class RaceLensCommand implements Runnable {
	/**
	 * Runs the command line within this process, for programs and tests. Results are kept where the arguments say so.
	 *
	 * @param folder the directory at which relative paths start
	 * @return the exit status
	 */
	public static int run(String[] arguments, PrintStream out, PrintStream err, Path folder) {
		return run(arguments, new Surroundings(out, err, folder, Outputs.NO_TERMINAL, Cancellation.NEVER, Optional.empty()));
	}

	/** Runs the command line with another pipeline. */
	public static int run(String[] arguments, PrintStream out, PrintStream err, Path folder, Pipeline pipeline) {
		return run(arguments, out, err, folder, pipeline, Cancellation.NEVER);
	}

	/** The same as somebody may stop it; what is found out by then is reported. */
	public static int run(String[] arguments, PrintStream out, PrintStream err, Path folder, Pipeline pipeline, Cancellation cancellation) {
		return run(arguments, new Surroundings(out, err, folder, Outputs.NO_TERMINAL, cancellation, Optional.empty()), pipeline);
	}

	static int run(String[] arguments, Surroundings surroundings) {
		return run(arguments, surroundings, Pipeline.whole());
	}

	static int run(String[] arguments, Surroundings surroundings, Pipeline pipeline) {
		return words(arguments, surroundings).map(words -> execute(line(words, surroundings, pipeline), words, surroundings))
				.orElse(ExitStatus.BAD_USAGE);
	}

	private static CommandLine line(String[] words, Surroundings surroundings, Pipeline pipeline) {
		CommandLine line = new CommandLine(new RaceLensCommand()).addSubcommand(new CheckCommand(surroundings, pipeline));
		// what builds call for each file does not wait for the options of all other commands
		if (words.length == 0 || !words[0].equals("check")) {
			addOthers(line, surroundings, pipeline);
		}
		return line;
	}

	/** Whether a word is a command, or an option that needs none. */
	public static boolean understands(String word) {
		Surroundings nowhere = new Surroundings(System.out, System.err, Path.of(""), Outputs.NO_TERMINAL, Cancellation.NEVER,
				Optional.empty());
		CommandLine line = line(new String[0], nowhere, Pipeline.whole());
		return line.getSubcommands().containsKey(word) || line.getCommandSpec().findOption(word) != null;
	}

	/** Runs a command with what all commands of the product have in common: streams, complaints, exit statuses. */
	public static int execute(CommandLine line, String[] arguments, Surroundings surroundings) {
		PrintWriter out = new PrintWriter(surroundings.out(), true, StandardCharsets.UTF_8);
		PrintWriter err = new PrintWriter(surroundings.err(), true, StandardCharsets.UTF_8);
		int status = line.setOut(out).setErr(err).setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF))
				.setExpandAtFiles(false).setCaseInsensitiveEnumValuesAllowed(true).setOverwrittenOptionsAllowed(false)
				.setParameterExceptionHandler((e, given) -> misused(e, surroundings))
				.setExecutionExceptionHandler((e, command, parsed) -> failed(e, surroundings)).execute(arguments);
		surroundings.out().flush();
		surroundings.err().flush();
		return status;
	}

	private static void addOthers(CommandLine line, Surroundings surroundings, Pipeline pipeline) {
		line.addSubcommand(new ExplainCommand(surroundings, pipeline))
				.addSubcommand(new MergeCommand(surroundings))
				.addSubcommand(new FixCommand(surroundings, pipeline))
				.addSubcommand(new SuggestCommand(surroundings, pipeline))
				.addSubcommand(new GraphCommand(surroundings, pipeline))
				.addSubcommand(new CommandLine(new RunCommand(surroundings)).setStopAtPositional(true))
				.addSubcommand(new ConfirmCommand(surroundings, pipeline))
				.addSubcommand(new ConfigCommand(surroundings))
				.addSubcommand(new DoctorCommand(surroundings, Programs.of(surroundings.folder()),
						System.getenv().getOrDefault("PATH", ""), new Z3ProverFactory()))
				.addSubcommand(new HelpCommand(surroundings))
				.addSubcommand(new CompletionCommand(surroundings));
	}

	/** A program that is run gets its own words, whatever they are. */
	private static Optional<String[]> words(String[] arguments, Surroundings surroundings) {
		try {
			boolean isRun = arguments.length > 0 && arguments[0].equals("run");
			return Optional.of(isRun ? arguments : ResponseFiles.expanded(arguments, surroundings.folder()));
		} catch (BadUsageException e) {
			surroundings.complain(e.getMessage());
			return Optional.empty();
		}
	}

	@Override
	public void run() {
		throw new BadUsageException(
				"nothing to do: say check, explain, fix, suggest, graph, merge, run, confirm, config, doctor or help; racelens --help shows the options");
	}

	private static int misused(ParameterException e, Surroundings surroundings) {
		String command = e.getCommandLine().getCommandSpec().qualifiedName();
		surroundings.complain(e.getMessage() + "; " + command + " --help shows the options");
		return ExitStatus.BAD_USAGE;
	}

	private static int failed(Exception e, Surroundings surroundings) {
		if (e instanceof BadUsageException) {
			surroundings.complain(e.getMessage());
			return ExitStatus.BAD_USAGE;
		}
		surroundings.complain(Fault.describe(e));
		return ExitStatus.INTERNAL_ERROR;
	}
}
