package org.racelens.frontend.fortran;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.IncludeFolders;
import org.racelens.frontend.fortran.source.MissingFile;
import org.racelens.frontend.fortran.source.ModuleFiles;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.ProcedureFiles;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTrees;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.ContentDigest;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Consulted;
import org.racelens.openmp.unit.FrontEndException;

/** The files that one unit is read from: its own, those that it includes, and those of the modules that it uses. */
final class UnitFiles {
	/** A unit that uses more is read as if there were no others. */
	private static final int MOST_FILES = 300;

	private final SourceText source;
	private final CompileCommand command;
	private final ModuleFiles modules;
	private final ProcedureFiles procedures;
	private final SyntaxTrees trees;
	private final Map<String, Node> read = new HashMap<>();
	private final Map<String, String> found = new HashMap<>();
	private Optional<ProcedureFiles.Names> names = Optional.empty();
	private final Map<String, Optional<Node>> others = new HashMap<>();
	private final Set<String> absent = new HashSet<>();
	private final List<MissingFile> missing = new ArrayList<>();

	UnitFiles(SourceText source, CompileCommand command, ModuleFiles modules, ProcedureFiles procedures, SyntaxTrees trees) {
		this.source = source;
		this.command = command;
		this.modules = modules;
		this.procedures = procedures;
		this.trees = trees;
	}

	/** The tree of the unit's own file. */
	Node main() throws FrontEndException {
		return tree(source);
	}

	/** The tree of the file in which a module stands; empty where none is found. */
	Optional<Node> module(String name) {
		List<SourceText> texts = read.size() < MOST_FILES
				? modules.find(name, source.path(), command.includePaths(), procedures.paths()) : List.of();
		Optional<SourceText> text = texts.size() == 1 ? Optional.of(texts.get(0)) : Optional.empty();
		if (text.isEmpty()) {
			absent.add(name);
			return Optional.empty();
		}
		try {
			Node tree = read.get(text.get().path());
			if (tree == null) {
				note(text.get().path());
				Optional<CompileCommand> by = procedures.command(text.get().path());
				tree = by.isPresent() ? tree(text.get(), by.get()) : tree(text.get());
				read.put(text.get().path(), tree);
			}
			return Optional.of(tree);
		} catch (FrontEndException e) {
			return Optional.empty();
		}
	}

	/**
	 * The files that define a procedure, each with its tree if it is understood.
	 *
	 * @param near the paths of the files that call it
	 */
	Map<String, Optional<Node>> defining(String symbol, List<String> near) {
		absent.add(symbol);
		Map<String, Optional<Node>> all = new LinkedHashMap<>();
		names = names.or(() -> Optional.of(procedures.names()));
		names.get().find(symbol, near, p -> mayDefine(procedure(p), symbol)).forEach(p -> all.put(p,
				procedure(p).filter(t -> ProcedureFiles.defined(t).containsKey(symbol))));
		return all;
	}

	private static boolean mayDefine(Optional<Node> file, String symbol) {
		return file.isEmpty() || ProcedureFiles.defined(file.get()).containsKey(symbol)
				|| file.get().isBroken();
	}

	/** The tree of the other file in which the program starts that a build makes of all; empty where it is not sure which that is. */
	Optional<Node> start() {
		return procedures.names().start(source.path()).flatMap(this::procedure);
	}

	/** The tree of another file of the program; empty where it is not understood. */
	private Optional<Node> procedure(String path) {
		return !SourceForm.isFortran(path) ? Optional.empty() : others.computeIfAbsent(path, p -> {
			int before = missing.size();
			try {
				Optional<SourceText> text = others.size() < MOST_FILES ? ProcedureFiles.read(p) : Optional.empty();
				note(p);
				Optional<CompileCommand> by = procedures.command(p);
				Optional<Node> tree = text.isPresent() && by.isPresent() ? Optional.of(tree(text.get(), by.get())) : Optional.empty();
				boolean whole = missing.size() == before;
				missing.subList(before, missing.size()).clear();
				return whole ? tree : Optional.empty();
			} catch (FrontEndException e) {
				return Optional.empty();
			}
		});
	}

	private Node tree(SourceText of, CompileCommand by) throws FrontEndException {
		return tree(of, SourceForm.of(of, by.modes()), by);
	}

	private Node tree(SourceText of) throws FrontEndException {
		return tree(of, form(of), command);
	}

	private Node tree(SourceText of, SourceForm form, CompileCommand by) throws FrontEndException {
		PreparedText text = Preparation.of(of, form, by.macros(), new IncludeFolders(by.includePaths()));
		text.included().forEach(i -> note(i.path()));
		missing.addAll(text.missing());
		return trees.of(text);
	}

	private void note(String path) {
		ModuleFiles.content(path).ifPresentOrElse(bytes -> found.put(path, ContentDigest.of(bytes)), () -> absent.add(path));
	}

	/** The files that should be included and cannot. */
	List<MissingFile> missing() {
		return List.copyOf(missing);
	}

	/** How a file is read: the command speaks of those whose names end as that of the source does. */
	SourceForm form(SourceText of) {
		return SourceForm.areAlike(of.path(), source.path()) ? SourceForm.of(of, command.modes()) : SourceForm.of(of);
	}

	/** What decided the meaning; empty where files that are not there, before or instead of those that were found, might do so later. */
	Optional<Consulted> consulted() {
		return missing.isEmpty() && absent.isEmpty() && found.isEmpty() ? Optional.of(new Consulted(found, Set.of())) : Optional.empty();
	}
}
