package org.racelens.headless.flag;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.frontend.cdt.command.CompilerArguments;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.flag.Databases.Loaded;
import org.racelens.headless.setting.Configuration;
import org.racelens.headless.setting.ConfigurationSearch;
import org.racelens.headless.setting.ConfigurationSearch.Found;
import org.racelens.headless.setting.Origin;
import org.racelens.headless.setting.Said;
import org.racelens.headless.setting.Sourced;
import org.racelens.headless.since.SinceFlag;
import org.racelens.headless.source.SourceSearch;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.Instructions;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.ProgramFiles;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.CompileCommand.Forced;
import org.racelens.openmp.link.Program.Extent;
import org.racelens.race.verdict.Confidence;

/**
 * The settings of a run: for each file what the options say, else what the configuration of its project says, else the defaults. May be
 * asked by several threads.
 */
public final class RunSettings implements Instructions, SinceFlag.Programs {
	private static final String FORTRAN = "(fortran)";

	private final Surroundings surroundings;
	private final AnalysisOptions base;
	private final Said options;
	private final Optional<String> databaseOption;
	private final List<String> included;
	private final ConfigurationSearch search;
	private final Databases databases = new Databases();

	private RunSettings(Surroundings surroundings, AnalysisFlags analysis, CompileFlags compile, Said others) {
		this.surroundings = surroundings;
		base = analysis.base();
		options = others.over(analysis.said(surroundings)).over(compile.said(surroundings));
		databaseOption = compile.database();
		included = compile.included(surroundings);
		search = analysis.search(surroundings);
	}

	/**
	 * The settings that options make, with the configurations they lead to.
	 *
	 * @param others what further options say
	 * @throws BadUsageException for options that cannot be understood
	 */
	public static RunSettings of(AnalysisFlags analysis, CompileFlags compile, Said others, Surroundings surroundings) {
		return new RunSettings(surroundings, analysis, compile, others);
	}

	/** The configuration for what is in a folder, or why it cannot be understood. */
	public Found configuration(Path folder) {
		return search.in(folder);
	}

	/** What is said for files with a configuration: by it and by the options, which win. */
	public Said said(Optional<Configuration> configuration) {
		return options.over(configuration.map(Configuration::said).orElse(Said.NOTHING));
	}

	private Said said(String path) {
		return said(found(path).configuration());
	}

	private Found found(String path) {
		try {
			Path file = surroundings.resolve(path);
			return search.in(file.getParent() == null ? file : file.getParent());
		} catch (InvalidPathException e) {
			return new Found(Optional.empty(), List.of());
		}
	}

	@Override
	public AnalysisOptions options(String path) {
		return said(path).applied(base);
	}

	/** The least confidence of the races that are shown of a file. */
	public Confidence confidence(String path) {
		return said(path).leastConfidence();
	}

	/** The command for a file: the database's, with what the options and the configuration say in front of or instead of it. */
	@Override
	public CompileCommand command(String path) {
		Said said = said(path);
		CompilationDatabase known = said.database().map(d -> databases.of(d.value()).database()).orElse(CompilationDatabase.EMPTY);
		CompileCommand command = known.command(surroundings.resolve(path)).orElseGet(() -> CompileCommand.forPath(path));
		List<String> folders = Stream.concat(said.include().stream().map(Sourced::value), command.includePaths().stream()).toList();
		Map<String, String> defined = new LinkedHashMap<>(command.macros());
		said.define().forEach(definition -> CompilerArguments.define(definition.value(), defined));
		return new CompileCommand(command.language(), folders, defined, said.standard().map(Sourced::value).or(command::standard),
				forced(command.forced()), command.strictAliasing(), command.modes());
	}

	private Forced forced(Forced known) {
		return new Forced(known.macroFiles(), Stream.concat(included.stream(), known.includes().stream()).toList(), known.problems());
	}

	/**
	 * The files that paths mean; without a path, all that the compile commands list. Files whose configuration cannot be understood are
	 * among them, with the reason why they cannot be analysed.
	 *
	 * @param output must not take the place of what is read
	 * @throws BadUsageException where there is neither a path nor a database, or the one that is named cannot be read
	 */
	public SourceSearch.Found find(InputPaths paths, Output output) {
		requireDatabase(output);
		Map<Path, Integer> leftOut = new TreeMap<>();
		List<String> named = paths.named().isEmpty() ? listed(leftOut) : paths.named();
		SourceSearch.Found found = SourceSearch.find(named, file -> isLeftOut(file, leftOut), surroundings);
		Set<String> problems = new LinkedHashSet<>(found.problems());
		List<Input> inputs = found.inputs().stream().map(i -> checked(i, problems, output)).toList();
		leftOut.forEach((file, count) -> surroundings.complain(
				count + (count == 1 ? " file is" : " files are") + " left out, as \"exclude\" in " + file + " says"));
		output.requireNoneOf(inputs, surroundings);
		return new SourceSearch.Found(inputs, List.copyOf(problems));
	}

	/** The one file that a command works on. */
	public Input one(String file, String command, Output output) {
		requireDatabase(output);
		Set<String> problems = new LinkedHashSet<>();
		Input input = checked(SourceSearch.one(file, command, surroundings), problems, output);
		problems.forEach(surroundings::complain);
		output.requireNoneOf(List.of(input), surroundings);
		return input;
	}

	private void requireDatabase(Output output) {
		if (databaseOption.isPresent()) {
			Path named = options.database().orElseThrow().value();
			output.requireOther(Databases.file(named), "the compile commands", surroundings);
			databases.of(named).problem().ifPresent(p -> {
				throw new BadUsageException(databaseOption.get() + ": " + p);
			});
		}
	}

	/** All files of the database that is named, or that the configuration of the caller's folder names. */
	private List<String> listed(Map<Path, Integer> leftOut) {
		Found here = search.in(surroundings.folder());
		if (databaseOption.isEmpty() && !here.problems().isEmpty()) {
			throw new BadUsageException(String.join("; ", here.problems()));
		}
		Sourced<Path> named = said(here.configuration()).database().orElseThrow(() -> new BadUsageException(
				"no PATH given: name files or folders to analyse"));
		Loaded loaded = databases.of(named.value());
		loaded.problem().ifPresent(p -> {
			throw new BadUsageException(named.origin() + ": " + named.value() + ": " + p);
		});
		return loaded.database().commands().keySet().stream().filter(f -> !isLeftOut(f, leftOut)).map(Path::toString).toList();
	}

	private boolean isLeftOut(Path file, Map<Path, Integer> counts) {
		Path folder = ConfigurationSearch.real(file.getParent());
		Optional<Configuration> by = search.in(folder).configuration().filter(c -> c.excludes(folder.resolve(file.getFileName())));
		by.ifPresent(c -> counts.merge(c.file(), 1, Integer::sum));
		return by.isPresent();
	}

	/** The input, or why what belongs to it cannot be understood. */
	private Input checked(Input input, Set<String> problems, Output output) {
		if (input.problem().isPresent()) {
			return input;
		}
		Found found = found(input.path());
		List<String> faults = new ArrayList<>(found.problems());
		found.configuration().ifPresent(c -> {
			output.requireOther(c.file(), "the configuration of a file to analyse", surroundings);
			said(found.configuration()).database().filter(d -> databaseOption.isEmpty()).ifPresent(d -> {
				output.requireOther(Databases.file(d.value()), "the compile commands", surroundings);
				databases.of(d.value()).problem().ifPresent(p -> faults.add(d.origin() + ": compileCommands: " + d.value() + ": " + p));
			});
		});
		models(said(found.configuration())).forEach(f -> output.requireOther(f, "where function models are read", surroundings));
		problems.addAll(faults);
		return faults.isEmpty() ? input : new Input(input.path(), Optional.of("its configuration cannot be understood"));
	}

	/**
	 * What works on files with these settings: as parts of the programs that their databases build, or beside the others that are named.
	 *
	 * @param inputs that are worked on
	 * @param jobs how many files are read at once
	 */
	public Pipelines linked(Pipeline pipeline, List<Input> inputs, int jobs) {
		return linked(pipeline, inputs, List.of(), jobs);
	}

	/** The same for the one file of a command, and those that belong to it. */
	public Pipeline linked(Pipeline pipeline, Input file, OtherFiles others) {
		int jobs = Runtime.getRuntime().availableProcessors();
		return linked(pipeline, List.of(file), others.found(surroundings), jobs).of(file.path());
	}

	private Pipelines linked(Pipeline pipeline, List<Input> inputs, List<Input> others, int jobs) {
		Map<Path, List<Input>> parts = new LinkedHashMap<>();
		inputs.stream().filter(i -> i.problem().isEmpty()).forEach(i -> database(i.path())
				.ifPresent(d -> parts.computeIfAbsent(d, k -> new ArrayList<>()).add(i)));
		Map<Path, Pipeline> linked = new HashMap<>();
		parts.forEach((database, ofIt) -> linked.put(database, within(pipeline, databases.of(database).database(), ofIt, jobs)));
		Pipeline beside = pipeline.beside(named(Stream.concat(inputs.stream(), others.stream()).toList()));
		return path -> database(path).map(linked::get).orElse(beside);
	}

	/** The commands of files that are in no database, by their paths. */
	private Map<String, CompileCommand> named(List<Input> inputs) {
		Map<String, CompileCommand> named = new HashMap<>();
		inputs.stream().filter(i -> i.problem().isEmpty() && database(i.path()).isEmpty())
				.forEach(i -> named.put(surroundings.portable(i.path()), command(i.path())));
		return named;
	}

	private Pipeline within(Pipeline pipeline, CompilationDatabase known, List<Input> inputs, int jobs) {
		return pipeline.within(new ProgramFiles(known.once(), known.several(), known.isOfOneProgram() ? Extent.WHOLE : Extent.PARTS, inputs,
				this, jobs, surroundings));
	}

	/** Files of Fortran are looked for beside each other, without a database as well. */
	@Override
	public String program(String path) {
		return database(path).map(Path::toString).orElseGet(() -> FortranFrontEnd.reads(path) ? FORTRAN : path);
	}

	@Override
	public List<String> listed(List<Input> inputs) {
		return inputs.stream().filter(i -> i.problem().isEmpty()).flatMap(i -> database(i.path()).stream()).distinct()
				.flatMap(d -> databases.of(d).database().commands().keySet().stream()).map(Path::toString).toList();
	}

	@Override
	public List<Path> sources(String path) {
		Path folder = surroundings.resolve(path).getParent();
		return Stream.concat(search.candidates(folder).stream(), models(said(path))).distinct().toList();
	}

	@Override
	public List<Path> commands(String path) {
		return database(path).map(Databases::file).stream().toList();
	}

	/** The files of models that a configuration names, or options. */
	private static Stream<Path> models(Said said) {
		return said.models().values().stream().map(Sourced::origin).filter(Origin.Line.class::isInstance)
				.map(o -> ((Origin.Line) o).file()).distinct();
	}

	private Optional<Path> database(String path) {
		return said(path).database().map(Sourced::value);
	}
}
