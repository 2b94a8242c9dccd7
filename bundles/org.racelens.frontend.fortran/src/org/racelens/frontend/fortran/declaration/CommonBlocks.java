package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.LinkerName;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * Common blocks: where all declarations of one list the same types in the same order, its members are variables; where they do not, they
 * are parts of one storage. Fortran 2018 §8.10.2
 */
final class CommonBlocks {
	private static final Pattern GROUP = Pattern.compile("/\\s*(\\w*)\\s*/([^/]*)|^([^/]+)");
	private static final Pattern MEMBER = Pattern.compile("\\s*(\\w+)\\s*(\\(((?:[^()]|\\([^()]*\\))*)\\))?\\s*,?");

	private final Parts parts;
	private final Map<String, List<Data>> blocks = new HashMap<>();
	private final Map<String, SharedStorage> storages = new LinkedHashMap<>();
	private final BlockSurvey survey = new BlockSurvey();

	CommonBlocks(Parts parts) {
		this.parts = parts;
	}

	/** Reads how the blocks of a file are declared. */
	void survey(Node file) {
		survey.read(file);
	}

	/** Adds the storage of the blocks, whose values other units may have set. */
	void end() {
		storages.values().forEach(s -> parts.unit().add(new Declaration(s.variable(), Optional.of(s.any()), s.variable().declaration())));
	}

	/** Declares the members of the blocks of a specification part; yields the block of each by its name. */
	Map<String, String> read(List<Node> specification, Specification read, Scope scope, DeclarationLowering declarations,
			Equivalences equivalences, Set<String> threadPrivate) {
		Map<String, List<Declared>> members = new LinkedHashMap<>();
		specification.stream().filter(s -> s.is("common_statement")).forEach(s -> groups(s, read, members));
		Map<String, String> found = new HashMap<>();
		members.forEach((block, list) -> {
			parts.unit().links().shares(block);
			parts.unit().links().shares(LinkerName.called(block));
			Storage storage = threadPrivate.contains("/" + block + "/") ? Storage.THREAD_LOCAL : Storage.GLOBAL;
			if (survey.isAlike(block)) {
				declare(block, list, scope, declarations, storage);
			} else {
				overlay(block, list, scope, declarations, storage, equivalences, read, found);
			}
			list.forEach(d -> found.put(d.name, block));
			scope.declare("/" + block + "/", new Entity.Generic(list.stream().map(d -> d.name).toList()));
		});
		return found;
	}

	/** The statement's own text is read, as bounds stand in it that the grammar does not know there. */
	static void groups(Node statement, Specification read, Map<String, List<Declared>> members) {
		String text = statement(statement).replaceFirst("(?i)^\\s*common", "");
		Matcher group = GROUP.matcher(text.strip());
		while (group.find()) {
			String block = group.group(1) == null ? "" : group.group(1).toLowerCase(Locale.ROOT);
			Matcher member = MEMBER.matcher(group.group(1) == null ? group.group(3) : group.group(2));
			while (member.lookingAt() || member.find()) {
				Declared d = read.named(member.group(1).toLowerCase(Locale.ROOT), statement);
				Optional.ofNullable(member.group(3)).ifPresent(d::shapedAs);
				members.computeIfAbsent(block, b -> new ArrayList<>()).add(d);
				member.region(member.end(), member.regionEnd());
			}
		}
	}

	/** The whole statement, which is one line. */
	private static String statement(Node s) {
		String text = s.source().text();
		int end = s.start();
		while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != ';') {
			end++;
		}
		return s.source().text(s.start(), end);
	}

	private void declare(String block, List<Declared> members, Scope scope, DeclarationLowering declarations, Storage storage) {
		List<Data> made = blocks.computeIfAbsent(block, b -> new ArrayList<>());
		for (int i = 0; i < members.size(); i++) {
			Declared d = members.get(i);
			Type element = declarations.typeOf(d, scope);
			List<Dimension> dimensions = d.bounds(parts, scope, new Code(parts.unit()));
			if (i >= made.size()) {
				Data data = new ObjectDeclaration(parts, scope, new Code(parts.unit())).shared(d, element, storage);
				made.add(data);
				scope.declare(d.name, data);
			} else if (sameSize(made.get(i), element, dimensions)) {
				scope.declare(d.name, new Data(made.get(i).variable(), made.get(i).form(), element, dimensions));
			} else {
				members.subList(i, members.size()).forEach(rest -> unknown(rest, scope));
				return;
			}
		}
	}

	private static void unknown(Declared d, Scope scope) {
		scope.declare(d.name, new Entity.Unknown(FortranSentence.FORTRAN_DECLARATION_OF_X_IS_NOT_UNDERSTOOD.of(d.name)));
	}

	/** The names mean parts of one storage, in their order without gaps; so do those that are equivalent to them. */
	private void overlay(String block, List<Declared> members, Scope scope, DeclarationLowering declarations, Storage kind,
			Equivalences equivalences, Specification read, Map<String, String> found) {
		SharedStorage storage = storages.computeIfAbsent(block,
				b -> new SharedStorage(parts.unit(), "/" + b + "/", kind, members.get(0).at()));
		long offset = 0;
		for (Declared d : members) {
			Type element = declarations.typeOf(d, scope);
			List<Dimension> dimensions = d.bounds(parts, scope, new Code(parts.unit()));
			Optional<Long> bytes = SharedStorage.bytes(d, element, dimensions, parts.unit());
			if (bytes.isEmpty()) {
				members.subList(members.indexOf(d), members.size()).forEach(rest -> unknown(rest, scope));
				return;
			}
			scope.declare(d.name, storage.part(d, scope.procedure().key(), element, dimensions, offset));
			long start = offset;
			equivalences.around(d.name).forEach((name, from) -> {
				Declared other = read.named(name, d.first);
				if (members.stream().noneMatch(m -> m.name.equals(name)) && !found.containsKey(name)) {
					declarations.part(other, scope, storage, start + from);
					found.put(name, block);
				}
			});
			offset += bytes.get();
		}
	}

	private static boolean sameSize(Data other, Type element, List<Dimension> dimensions) {
		boolean shape = other.dimensions().size() == dimensions.size();
		for (int i = 0; shape && i < dimensions.size(); i++) {
			shape = dimensions.get(i).extent().flatMap(Terms::constant)
					.equals(other.dimensions().get(i).extent().flatMap(Terms::constant));
		}
		return shape && other.element().equals(element);
	}
}
