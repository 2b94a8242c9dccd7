package org.racelens.openmp.unit;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * What the declarative directives of a unit say.
 *
 * @param simd the {@code declare simd} directives of functions with bodies, by the function's key; their clauses name the parameters
 * @param reductions in the order of the text; of several with one name and type the last one before a clause is meant
 * @param variants of functions with bodies, in the order of the text
 * @param atomicDefault the memory order that {@code requires atomic_default_mem_order} gives to atomics without one
 * @param onDevice the variables of {@code declare target}
 * @param memory of devices
 * @param mappers in the order of the text; of several with one name and type the last one before a clause is meant
 * @param copies what copies of class types that clauses name execute, where it touches more than the copy
 * @param unknownCopies class types of which copies that no clause lists would execute code that is not known
 * @param selfReferring class types of parameters that may hold their own addresses, by what callers that are not in sight execute to make
 * them
 * @param copiedByBytes class types of parameters and results for which the compiler may have an object that it copies byte by byte
 */
public record DeclarativeDirectives(Map<String, List<Directive>> simd, List<DeclaredReduction> reductions, List<DeclaredVariant> variants,
		Optional<String> atomicDefault, Set<Variable> onDevice, Memory memory, List<DeclaredMapper> mappers, Map<Type, CopyCode> copies,
		Set<Type> unknownCopies, Set<Type> selfReferring, Set<Type> copiedByBytes) {
	/** Whether devices have memory of their own: not where {@code requires unified_shared_memory} stands. OpenMP 5.2 §8.2 */
	public enum Memory {
		SEPARATE, UNIFIED
	}

	/** Of a unit without such directives. */
	public static final DeclarativeDirectives NONE = new DeclarativeDirectives(Map.of(), List.of(), List.of(), Optional.empty(), Set.of(),
			Memory.SEPARATE, List.of(), Map.of(), Set.of(), Set.of(), Set.of());

	public DeclarativeDirectives {
		simd = Map.copyOf(simd);
		reductions = List.copyOf(reductions);
		variants = List.copyOf(variants);
		onDevice = Set.copyOf(onDevice);
		mappers = List.copyOf(mappers);
		copies = Map.copyOf(copies);
		unknownCopies = Set.copyOf(unknownCopies);
		selfReferring = Set.copyOf(selfReferring);
		copiedByBytes = Set.copyOf(copiedByBytes);
	}

	/**
	 * What the copies of an object execute. The expressions name two pointers.
	 *
	 * @param copy points to the copy
	 * @param other points to the object that is copied, or to the one that is assigned
	 * @param made the default constructor
	 * @param copied the copy constructor
	 * @param assigned the assignment of the copy
	 * @param ended the destructor
	 */
	public record CopyCode(Variable copy, Variable other, Optional<Expression> made, Optional<Expression> copied,
			Optional<Expression> assigned, Optional<Expression> ended) {
	}

	/**
	 * {@code declare reduction} for one type. OpenMP 5.2 §5.5.11. The variables are those of the expressions.
	 *
	 * @param name the identifier or operator, without what qualifies it
	 * @param combiner what it does with {@code omp_in} and {@code omp_out}
	 * @param initializer what it does with {@code omp_priv} and {@code omp_orig}; empty where copies start as objects of static storage do
	 * @param temporaries the unnamed objects that the two expressions need, new in each evaluation
	 */
	public record DeclaredReduction(String name, Type type, Expression combiner, Variable in, Variable out,
			Optional<Expression> initializer, Variable priv, Variable orig, List<Variable> temporaries, SourceRange range) {
		public DeclaredReduction {
			temporaries = List.copyOf(temporaries);
		}
	}

	/**
	 * A function that may be called instead of another one. OpenMP 5.2 §7.5.
	 *
	 * @param base key of the function that is called, which has a body or not
	 * @param variant key of the one that may take its place
	 * @param constructs that must be around the call, outermost first
	 * @param condition of {@code user={condition(…)}}, where it is not constant
	 * @param choice whether it is surely taken where the constructs and the condition allow it
	 */
	public record DeclaredVariant(String base, String variant, List<DirectiveName> constructs, Optional<Expression> condition,
			Choice choice, SourceRange range) {
		/** {@code OPEN}: that depends on the compiler or on a device. */
		public enum Choice {
			OPEN, SURE
		}

		public DeclaredVariant {
			constructs = List.copyOf(constructs);
		}
	}

	/**
	 * {@code declare mapper} for one type. OpenMP 5.2 §5.8.8
	 *
	 * @param name the identifier, {@code default} where there is none
	 * @param object points to the object that is mapped: what its name stands for in the clauses
	 */
	public record DeclaredMapper(String name, Type type, Variable object, List<MapClause> maps, SourceRange range) {
		public DeclaredMapper {
			maps = List.copyOf(maps);
		}
	}

	/** Functions, and all that may be called instead of them, by key. */
	Set<String> withVariants(Set<String> callees) {
		Set<String> all = new LinkedHashSet<>(callees);
		boolean grown = !variants.isEmpty();
		while (grown) {
			grown = all.addAll(variants.stream().filter(v -> all.contains(v.base())).map(DeclaredVariant::variant).toList());
		}
		return all;
	}

	/** The mapper that a clause at a place means for objects of a type. */
	public Optional<DeclaredMapper> mapper(String name, Type type, SourceRange clause) {
		return mappers.stream().filter(m -> m.name().equals(name) && m.type().equals(type)).filter(m -> isBefore(m.range(), clause))
				.reduce((a, b) -> b);
	}

	private static boolean isBefore(SourceRange declaration, SourceRange clause) {
		return !declaration.path().equals(clause.path()) || declaration.offset() < clause.offset();
	}

	/** The reduction that a clause at a place means; built-in operators are none. */
	public Optional<DeclaredReduction> reduction(String name, Type type, SourceRange clause) {
		String simple = name.replaceFirst("^.*::\\s*", "");
		return reductions.stream().filter(r -> r.name().equals(simple) && r.type().equals(type))
				.filter(r -> isBefore(r.range(), clause)).reduce((a, b) -> b);
	}
}
