package org.racelens.openmp.unit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.CompileCommand.StrictAliasing;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.VirtualFunctions;

/**
 * One translation unit, language-neutral.
 *
 * @param source the text it came from
 * @param language that it is written in
 * @param functions with bodies, also those of headers, in source order
 * @param globals variables of namespace scope and static locals with their initialisers; they have no declaration statement besides. What
 * is only declared {@code extern} is not among them: its first value is not known
 * @param records layouts by name
 * @param declared what declarative directives say
 * @param strictAliasing whether the unit keeps to the rule that objects are accessed by their types alone
 * @param neverReturning the callees, as calls name them, of which the text says that they do not return ({@code noreturn})
 * @param volatiles the places of the expressions that name objects which others than the program may change, too. C11 §6.7.3 p7
 * @param libraryFunctions the callees that are not the program's
 * @param virtualFunctions which functions calls may mean whose object chooses
 * @param linking what counts where it is linked with other units
 * @param layer which of its calls are of the project's own runtime layer, and stand here as calls of the runtime's routines
 * @param gaps what could not be read, and where: parse problems, missing headers
 * @param messages bad input and misspelt directives
 */
public record ParsedUnit(SourceText source, SourceLanguage language, List<FunctionDefinition> functions, List<Declaration> globals,
		Map<String, RecordDefinition> records, DeclarativeDirectives declared, StrictAliasing strictAliasing,
		Set<String> neverReturning, Set<SourceRange> volatiles, LibraryCallees libraryFunctions, VirtualFunctions virtualFunctions,
		Linking linking, LayerCalls layer, List<ModelGap> gaps,
		List<SourceMessage> messages) {
	public ParsedUnit {
		functions = List.copyOf(functions);
		globals = List.copyOf(globals);
		records = Map.copyOf(records);
		neverReturning = Set.copyOf(neverReturning);
		volatiles = Set.copyOf(volatiles);
		gaps = List.copyOf(gaps);
		messages = List.copyOf(messages);
	}

	/** The same unit with other functions. */
	public ParsedUnit withFunctions(List<FunctionDefinition> others) {
		return new ParsedUnit(source, language, others, globals, records, declared, strictAliasing, neverReturning, volatiles,
				libraryFunctions,
				virtualFunctions, linking, layer, gaps, messages);
	}

	/** The same unit with functions of others that it calls, and what belongs to them; its own come first. */
	public ParsedUnit with(List<FunctionDefinition> linked, List<Declaration> theirs, Map<String, RecordDefinition> layouts,
			Set<String> ending, Set<SourceRange> theirVolatiles, LibraryCallees libraries) {
		return new ParsedUnit(source, language, joined(functions, linked), joined(globals, theirs), layouts, declared, strictAliasing,
				ending, Stream.concat(volatiles.stream(), theirVolatiles.stream()).collect(Collectors.toSet()), libraries, virtualFunctions,
				linking, layer, gaps, messages);
	}

	/** The same unit, where other code gives first values to some of its variables. */
	public ParsedUnit withGlobals(List<Declaration> settled) {
		return new ParsedUnit(source, language, functions, settled, records, declared, strictAliasing, neverReturning, volatiles,
				libraryFunctions,
				virtualFunctions, linking, layer, gaps, messages);
	}

	/** The same unit as what the linker makes of it. */
	public ParsedUnit withLinking(Linking other) {
		return new ParsedUnit(source, language, functions, globals, records, declared, strictAliasing, neverReturning, volatiles,
				libraryFunctions, virtualFunctions, other, layer, gaps, messages);
	}

	/** The same unit, where calls of the project's own runtime layer stand as what they are by its settings. */
	public ParsedUnit withLayer(List<FunctionDefinition> functionsOfRoutines, List<Declaration> globalsOfRoutines, LayerCalls calls) {
		return new ParsedUnit(source, language, functionsOfRoutines, globalsOfRoutines, records, declared, strictAliasing, neverReturning,
				volatiles, libraryFunctions, virtualFunctions, linking, calls, gaps, messages);
	}

	/** The same unit beside others that put memory of some types into windows. */
	public ParsedUnit besideWindows(Set<Type> types) {
		return new ParsedUnit(source, language, functions, globals, records, declared, strictAliasing, neverReturning, volatiles,
				libraryFunctions, virtualFunctions, linking.beside(types), layer, gaps, messages);
	}

	private static <T> List<T> joined(List<T> first, List<T> second) {
		return Stream.concat(first.stream(), second.stream()).toList();
	}

	/** Whether a place is in code of another unit alone, whose regions are judged there. */
	public boolean isElsewhere(SourceRange place) {
		return functions.stream().anyMatch(f -> f.linkage() == Linkage.ELSEWHERE && isInside(place, f.range()))
				&& functions.stream().noneMatch(f -> f.linkage() != Linkage.ELSEWHERE && isInside(place, f.range()));
	}

	private static boolean isInside(SourceRange place, SourceRange whole) {
		return place.path().equals(whole.path()) && whole.offset() <= place.offset() && place.offset() < whole.endOffset();
	}

	/** What a call may mean, as far as its text says: the callee itself, its overriders, and the variants that are declared for these. */
	public Set<String> callees(Call call) {
		Set<String> callees = new LinkedHashSet<>(Set.of(call.callee()));
		callees.addAll(virtualFunctions.targets(call.callee()));
		return declared.withVariants(callees);
	}
}
