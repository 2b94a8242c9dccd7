package org.racelens.frontend.fortran;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.call.CallLowering;
import org.racelens.frontend.fortran.procedure.ProceduresAsValues;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.ProcedureFiles;
import org.racelens.openmp.unit.FrontEndException;

/**
 * The procedures of other files that a file calls or passes on, and those that these do: the linker finds them by their names, so that no
 * text says where they are. Where two files may define one, or a file defines what one that is followed defines as well, none is taken.
 */
final class FollowedProcedures {
	/**
	 * What may lead to procedures otherwise than by calls of their names: procedures as values, names of C, bodies in other files, and
	 * transfers of objects.
	 */
	private static final Pattern OTHER_CALLS = Pattern.compile("(?i)\\bprocedure\\s*\\(|\\bc_funloc\\b|\\bbind\\s*\\(|\\bsubmodule\\b"
			+ "|\\bmodule[ \\t]+(?:\\w+[ \\t]+)*?(?:subroutine|function)\\b|\\b(?:read|write)\\s*\\(\\s*(?:un)?formatted\\b");

	/** The names of procedures. */
	private static final Pattern HEAD = Pattern.compile("(?i)\\b(?:subroutine|function|entry)[ \\t]+(\\w+)");

	private final UnitFiles files;
	private final Node file;
	private final Optional<Node> start;
	private final String main;
	private final boolean isProgram;
	/** what is defined in the files that are followed, by the linker's names */
	private final Map<String, List<Node>> defined = new HashMap<>();
	private final Set<String> seen = new HashSet<>();
	/** the files that are part of the program whatever else is: its own, and those of the modules that it uses */
	private final Set<String> sure = new HashSet<>();
	private final Set<String> modules = new HashSet<>();
	private final Set<String> arrays = new HashSet<>();
	private final Deque<Node> open = new ArrayDeque<>();
	private final Map<String, Node> reached = new LinkedHashMap<>();
	private final Map<String, List<String>> unclear = new LinkedHashMap<>();
	private final Map<String, Node> trees = new LinkedHashMap<>();

	private FollowedProcedures(UnitFiles files, Node file, Optional<Node> start) {
		this.files = files;
		this.file = file;
		this.start = start;
		main = file.source().source().path();
		isProgram = start.isPresent() || isProgram(file);
		sure.add(main);
		defined.putAll(ProcedureFiles.defined(file));
		file.children().stream().filter(n -> n.is("module", "submodule")).forEach(m -> module(m).ifPresent(modules::add));
		open.add(file);
	}

	/**
	 * What a unit's own file leads to.
	 *
	 * @throws FrontEndException where it cannot be read
	 */
	static FollowedProcedures of(UnitFiles files) throws FrontEndException {
		return new FollowedProcedures(files, files.main(), Optional.empty()).followed();
	}

	/**
	 * What a unit's own file and the start of its program in another one lead to.
	 *
	 * @return empty where it is not sure what that is
	 * @throws FrontEndException where the own file cannot be read
	 */
	static Optional<FollowedProcedures> fromStart(UnitFiles files) throws FrontEndException {
		Node file = files.main();
		Optional<Node> start = files.start();
		return start.map(s -> new FollowedProcedures(files, file, start).started(s).followed())
				.filter(f -> f.unclear.isEmpty() && f.isOfPlainCalls());
	}

	/** Whether nothing but calls in sight leads to procedures, as far as words tell. */
	private boolean isOfPlainCalls() {
		List<Node> all = Stream.of(List.of(file), start.stream().toList(), trees()).flatMap(List::stream).toList();
		Set<String> names = all.stream().flatMap(t -> HEAD.matcher(t.source().text()).results())
				.map(m -> m.group(1).toLowerCase(Locale.ROOT))
				.collect(Collectors.toSet());
		return all.stream().noneMatch(t -> OTHER_CALLS.matcher(t.source().text()).find()) && !new ProceduresAsValues(all).isAny(names);
	}

	private FollowedProcedures started(Node program) {
		defined.keySet().forEach(symbol -> {
			Map<String, Optional<Node>> others = files.defining(symbol, List.of(main));
			if (!others.isEmpty()) {
				unclear.put(symbol, List.copyOf(others.keySet()));
			}
		});
		if (isTaken(program)) {
			sure.add(program.source().source().path());
			open.add(program);
		} else {
			unclear.put(main, List.of(program.source().source().path()));
		}
		return this;
	}

	private FollowedProcedures followed() {
		while (!open.isEmpty()) {
			follow(open.poll());
		}
		seen.forEach(this::settle);
		return this;
	}

	/** The unit's own file. */
	Node file() {
		return file;
	}

	/** The other file in which the program starts, if that counts. */
	Optional<Node> start() {
		return start;
	}

	/** The procedures in the order of the calls, by what the linker knows them. */
	Map<String, Node> procedures() {
		return reached;
	}

	/** By what the linker knows procedures that are not taken, the files that may define them. */
	Map<String, List<String>> unclear() {
		return unclear;
	}

	/** The trees of all other files that the unit is read from. */
	List<Node> trees() {
		return List.copyOf(trees.values());
	}

	private static boolean isProgram(Node file) {
		return file.children().stream().anyMatch(n -> n.is("program"));
	}

	private static Optional<String> module(Node module) {
		return module.children().stream().filter(c -> c.is("module_statement", "submodule_statement")).findFirst()
				.flatMap(s -> s.child("name")).map(Node::name);
	}

	private void follow(Node part) {
		Set<String> symbols = new LinkedHashSet<>();
		arrays.clear();
		arrays(part);
		read(part, symbols);
		String path = part.source().source().path();
		symbols.forEach(s -> resolve(s, path));
	}

	/** Notes what a part of a text names, and opens the modules that it uses. */
	private void read(Node n, Set<String> symbols) {
		switch (n.kind()) {
			case "use_statement", "submodule_statement" ->
				n.child("module_name").map(m -> m.name().strip()).filter(modules::add).ifPresent(this::use);
			case "subroutine_call" -> n.field("subroutine").ifPresent(c -> subroutine(c, symbols));
			case "call_expression" -> function(n.children().get(0), symbols);
			case "variable_modification", "variable_declaration" -> {
				if (n.all("type_qualifier").stream().anyMatch(q -> q.name().equals("external"))) {
					n.all("identifier").forEach(i -> symbols.add(LinkerName.called(i.name())));
				}
			}
			case "interface" -> n.children().forEach(c -> LinkerName.of(c).ifPresent(symbols::add));
			default -> {
				// what is inside counts
			}
		}
		n.children().forEach(c -> read(c, symbols));
	}

	private static void subroutine(Node callee, Set<String> symbols) {
		Node name = callee.is("call_expression") ? callee.children().get(0) : callee;
		if (name.is("identifier") && !CallLowering.hasSubroutine(name.name())) {
			symbols.add(LinkerName.called(name.name()));
		}
	}

	/** Notes what is declared as an array: a reference to it is no call. */
	private void arrays(Node n) {
		if (n.is("variable_declaration")) {
			n.all("sized_declarator").forEach(d -> d.child("identifier").ifPresent(i -> arrays.add(i.name())));
		}
		n.children().forEach(this::arrays);
	}

	private void function(Node callee, Set<String> symbols) {
		if (callee.is("identifier") && !arrays.contains(callee.name()) && !CallLowering.hasFunction(callee.name())) {
			symbols.add(LinkerName.called(callee.name()));
		}
	}

	private void use(String name) {
		files.module(name).ifPresent(file -> {
			note(file);
			String path = file.source().source().path();
			if (sure.add(path)) {
				ProcedureFiles.defined(file).forEach((symbol, nodes) -> {
					List<Node> all = defined.computeIfAbsent(symbol, k -> new ArrayList<>());
					if (!paths(all).contains(path)) {
						all.addAll(nodes);
					}
				});
			}
			file.children().stream().filter(n -> n.is("module", "submodule")).forEach(open::add);
		});
	}

	private void note(Node file) {
		trees.putIfAbsent(file.source().source().path(), file);
	}

	private static Set<String> paths(List<Node> definitions) {
		return definitions.stream().map(d -> d.source().source().path()).collect(Collectors.toCollection(TreeSet::new));
	}

	private void resolve(String symbol, String from) {
		if (!seen.add(symbol) || paths(defined.getOrDefault(symbol, List.of())).contains(main)) {
			return;
		}
		Map<String, Optional<Node>> candidates = files.defining(symbol, List.of(main, from));
		Set<String> known = paths(defined.getOrDefault(symbol, List.of()));
		if (known.isEmpty()) {
			Optional<Node> only = candidates.size() == 1 ? candidates.values().iterator().next() : Optional.empty();
			if (only.filter(this::isTaken).isEmpty()) {
				if (!candidates.isEmpty()) {
					unclear.put(symbol, List.copyOf(candidates.keySet()));
				}
				return;
			}
		} else if (!sure.containsAll(known)) {
			// another file may be the one that is linked, where this one is part of the program by a guess
			Set<String> all = new TreeSet<>(candidates.keySet());
			all.addAll(known);
			if (all.size() > 1) {
				unclear.put(symbol, List.copyOf(all));
				return;
			}
		}
		List<Node> all = defined.get(symbol);
		if (all.size() == 1) {
			reached.put(symbol, all.get(0));
			open.add(all.get(0));
		}
	}

	/** Files that were found later may define the same. */
	private void settle(String symbol) {
		Set<String> all = paths(defined.getOrDefault(symbol, List.of()));
		if (all.size() > 1 && !all.contains(main)) {
			reached.remove(symbol);
			unclear.put(symbol, List.copyOf(all));
		}
	}

	/** Whether a file can be part of the same program; then it is. */
	private boolean isTaken(Node file) {
		Map<String, List<Node>> its = ProcedureFiles.defined(file);
		if (its.keySet().stream().anyMatch(defined::containsKey) || isProgram && isProgram(file) && !start.equals(Optional.of(file))) {
			return false;
		}
		its.forEach((symbol, nodes) -> defined.put(symbol, new ArrayList<>(nodes)));
		note(file);
		return true;
	}
}
