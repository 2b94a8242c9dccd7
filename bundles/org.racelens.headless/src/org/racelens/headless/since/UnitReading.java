package org.racelens.headless.since;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.since.ChangedCode.Function;
import org.racelens.headless.since.Edits.Span;
import org.racelens.headless.source.SourceReader;
import org.racelens.model.source.CompileCommand;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.ReadUnit;

/** Finds what has changed of one file and its headers. */
final class UnitReading {
	private static final Pattern PLAIN = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

	private static final Pattern NAME = Pattern.compile("[\\p{L}_]");

	private final Surroundings surroundings;
	private final WorkingTree tree;
	private final Map<Path, CodeText> texts = new HashMap<>();

	UnitReading(Surroundings surroundings, WorkingTree tree) {
		this.surroundings = surroundings;
		this.tree = tree;
	}

	/** The file as {@link ChangedCode} knows it. */
	Path key(String path) {
		return surroundings.resolve(path).normalize();
	}

	/**
	 * Adds what was read of a file.
	 *
	 * @param program the file's program: functions of others have other names
	 * @param command macros of which may name functions
	 */
	void add(String path, String program, CompileCommand command, ReadUnit read, ChangedCode code) throws IOException {
		Set<Path> files = files(path, read);
		List<Function> functions = functions(read.unit(), program);
		Set<String> loose = new HashSet<>();
		Set<Function> changed = new HashSet<>();
		boolean isWhole = read.consulted().isEmpty() || read.unit().functions().stream().anyMatch(f -> isImplicit(f) && isTouched(f));
		isWhole |= read.consulted().stream().flatMap(c -> c.missing().stream()).anyMatch(this::wasThere);
		for (Path file : files) {
			List<Function> here = functions.stream().filter(f -> f.file().equals(file)).toList();
			if (tree.isOfOther(file, key(path))) {
				isWhole = true;
				continue;
			}
			Edits edits = tree.edits(file);
			here.stream().filter(f -> edits.spans().stream().anyMatch(s -> s.touches(f.line(), f.endLine()))).forEach(changed::add);
			isWhole |= edits.spans().stream().anyMatch(span -> isOutside(span, here));
			loose.addAll(in(program, text(file).loose(inside(here))));
		}
		List<Function> all = new ArrayList<>(functions);
		for (Path file : files) {
			text(file).macros().forEach((name, words) -> all.add(function(file, 0, 0, program, name, words)));
		}
		boolean isAny = isWhole || !changed.isEmpty();
		if (isWhole || isAny
				&& (files.stream().anyMatch(this::pastes) || command.macros().values().stream().anyMatch(v -> NAME.matcher(v).find()))) {
			code.addWhole(key(path), program);
		}
		code.add(key(path), program, all, loose, isWhole ? Set.copyOf(all) : changed);
	}

	private static Function function(Path file, int line, int endLine, String program, String name, Set<String> words) {
		return new Function(file, line, endLine, program + "\0" + name, in(program, words));
	}

	/** What a header that is gone has said another one says now, or nobody. */
	private boolean wasThere(String name) {
		try {
			return tree.had(key(name));
		} catch (IOException | InvalidPathException e) {
			return true;
		}
	}

	/** Macros may make names of parts there. */
	private boolean pastes(Path file) {
		try {
			return text(file).lines().stream().anyMatch(line -> line.contains("##"));
		} catch (IOException e) {
			return true;
		}
	}

	private static Set<String> in(String program, Set<String> words) {
		return words.stream().map(w -> program + "\0" + w).collect(Collectors.toSet());
	}

	private Set<Path> files(String path, ReadUnit read) {
		Set<Path> files = new LinkedHashSet<>(Set.of(key(path)));
		read.consulted().ifPresent(c -> c.found().keySet().forEach(f -> file(f).ifPresent(files::add)));
		return files;
	}

	private Optional<Path> file(String name) {
		try {
			return Optional.of(key(name)).filter(Files::isRegularFile);
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}

	private List<Function> functions(ParsedUnit unit, String program) throws IOException {
		List<Function> functions = new ArrayList<>();
		for (FunctionDefinition f : unit.functions()) {
			Optional<Path> file = file(f.range().path());
			if (file.isPresent()) {
				int line = f.range().line();
				int endLine = f.range().endLine();
				functions
						.add(function(file.get(), line, endLine, program, CodeText.small(f.name()), text(file.get()).words(line, endLine)));
			}
		}
		return functions;
	}

	private CodeText text(Path file) throws IOException {
		CodeText text = texts.get(file);
		if (text == null) {
			text = CodeText.of(SourceReader.read(file));
			texts.put(file, text);
		}
		return text;
	}

	/** Members, operators and what is made for templates are called without their names. */
	private static boolean isImplicit(FunctionDefinition f) {
		return !PLAIN.matcher(f.name()).matches();
	}

	private boolean isTouched(FunctionDefinition f) {
		try {
			Optional<Path> file = file(f.range().path());
			return file.isPresent()
					&& tree.edits(file.get()).spans().stream().anyMatch(s -> s.touches(f.range().line(), f.range().endLine()));
		} catch (IOException e) {
			return true;
		}
	}

	/** Whether code outside of functions has changed. */
	private static boolean isOutside(Span span, List<Function> functions) {
		return span.text().stream().anyMatch(line -> !CodeText.isNoCode(line))
				&& functions.stream().noneMatch(f -> span.isInside(f.line(), f.endLine()));
	}

	private static Set<Integer> inside(List<Function> functions) {
		Set<Integer> lines = new HashSet<>();
		functions.forEach(f -> {
			for (int i = f.line(); i <= f.endLine(); i++) {
				lines.add(i);
			}
		});
		return lines;
	}
}
