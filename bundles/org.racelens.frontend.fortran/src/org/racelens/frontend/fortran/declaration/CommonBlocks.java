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
import org.racelens.frontend.fortran.expression.ArrayAccess;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement.Declaration;

/**
 * Common blocks: where all declarations of one list the same types in the same order, its members are variables; where they do not, what
 * its names mean is not known. Fortran 2018 §8.10.2
 */
final class CommonBlocks {
	private static final Pattern GROUP = Pattern.compile("/\\s*(\\w*)\\s*/([^/]*)|^([^/]+)");
	private static final Pattern MEMBER = Pattern.compile("\\s*(\\w+)\\s*(\\(((?:[^()]|\\([^()]*\\))*)\\))?\\s*,?");

	private final Parts parts;
	private final Map<String, List<Data>> blocks = new HashMap<>();

	CommonBlocks(Parts parts) {
		this.parts = parts;
	}

	/** Declares the members of the blocks of a specification part; yields the block of each by its name. */
	Map<String, String> read(List<Node> specification, Specification read, Scope scope, DeclarationLowering declarations,
			Set<String> threadPrivate) {
		Map<String, List<Declared>> members = new LinkedHashMap<>();
		specification.stream().filter(s -> s.is("common_statement")).forEach(s -> groups(s, read, members));
		Map<String, String> found = new HashMap<>();
		members.forEach((block, list) -> {
			declare(block, list, scope, declarations, threadPrivate.contains("/" + block + "/"));
			list.forEach(d -> found.put(d.name, block));
			scope.declare("/" + block + "/", new Entity.Generic(list.stream().map(d -> d.name).toList()));
		});
		return found;
	}

	/** The statement's own text is read, as bounds stand in it that the grammar does not know there. */
	private static void groups(Node statement, Specification read, Map<String, List<Declared>> members) {
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

	private void declare(String block, List<Declared> members, Scope scope, DeclarationLowering declarations, boolean perThread) {
		List<Data> made = blocks.get(block);
		Code code = new Code(parts.unit());
		for (int i = 0; i < members.size(); i++) {
			Declared d = members.get(i);
			Type element = declarations.typeOf(d, scope);
			List<Dimension> dimensions = d.bounds(parts, scope, code);
			Type type = ArrayAccess.array(element, dimensions);
			if (made == null || i >= made.size()) {
				Variable v = parts.unit().variable(d.name, type, perThread ? Storage.THREAD_LOCAL : Storage.GLOBAL, d.at());
				Data data = new Data(v, Data.Form.DIRECT, element, dimensions);
				// values of other units' block data are not known
				parts.unit().add(new Declaration(v, Optional.<Expression>of(Terms.any(type, List.of(), d.at())), d.at()));
				blocks.computeIfAbsent(block, b -> new ArrayList<>()).add(data);
				scope.declare(d.name, data);
			} else if (sameSize(made.get(i), element, dimensions)) {
				scope.declare(d.name, new Data(made.get(i).variable(), Data.Form.DIRECT, element, dimensions));
			} else {
				for (Declared rest : members.subList(i, members.size())) {
					scope.declare(rest.name,
							new Entity.Unknown(FortranSentence.FORTRAN_DECLARATION_OF_X_IS_NOT_UNDERSTOOD.of(rest.name)));
				}
				return;
			}
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
