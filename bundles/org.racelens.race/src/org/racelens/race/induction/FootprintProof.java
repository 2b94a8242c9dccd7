package org.racelens.race.induction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.SymbolicExecution.Called;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Footprint.Base;
import org.racelens.execution.region.Footprint.Emptiness;
import org.racelens.execution.region.Footprint.Extent;
import org.racelens.execution.region.Footprint.Piece;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.judge.Engine;
import org.racelens.race.judge.RegionJudge;
import org.racelens.race.phase.Flattened;

/**
 * Finds what the calls of a recursive function access, and proves by induction over the depth of calls that they do so without a race among
 * themselves: one call with any arguments, in which footprints stand for the calls below, is race-free and stays in its own footprint. Any
 * two accesses then meet in the deepest call that both come from, where footprints or accesses of its own stand for them.
 */
public final class FootprintProof {
	private static final int MOST_ATTEMPTS = 6;

	private final ParsedUnit unit;
	private final FunctionDefinition function;
	private final ExecutionSetting setting;
	private final Engine engine;
	private final Decider decider;
	private final Cancellation cancellation;

	private FootprintProof(ParsedUnit unit, FunctionDefinition function, ExecutionSetting setting, Engine engine, Decider decider,
			Cancellation cancellation) {
		this.unit = unit;
		this.function = function;
		this.setting = new ExecutionSetting(setting.options().withAliasing(ParameterAliasing.DISTINCT_PARAMETERS), setting.uniformity());
		this.engine = engine;
		this.decider = decider;
		this.cancellation = cancellation;
	}

	/** A footprint of a function that calls itself, if one is found and proved. */
	public static Optional<Footprint> of(ParsedUnit unit, FunctionDefinition function, ExecutionSetting setting, Engine engine,
			Decider decider,
			Cancellation cancellation) {
		return new FootprintProof(unit, function, setting, engine, decider, cancellation).find();
	}

	private Optional<Footprint> find() {
		Optional<Called> own = call(new Footprint(List.of(), Emptiness.NOTHING_ACCESSED, true));
		return own.flatMap(called -> candidates(called, Joining.isComplete(called.region().items())).stream().limit(MOST_ATTEMPTS)
				.filter(this::isProved).findFirst());
	}

	private Optional<Called> call(Footprint below) {
		return SymbolicExecution.call(unit, function, Map.of(function.key(), below), setting, cancellation);
	}

	private boolean isProved(Footprint footprint) {
		return call(footprint).filter(r -> isWithin(r, footprint) && isFree(r.region().where(expected(r, footprint)))).isPresent();
	}

	private boolean isFree(Region region) {
		return RegionJudge.isFree(region, decider, unit.source(), engine);
	}

	/** Footprints in which the function's own accesses stay, the ones that claim least first. */
	private List<Footprint> candidates(Called called, boolean joined) {
		Optional<List<Touched>> touched = touched(called);
		List<Footprint> result = new ArrayList<>();
		for (Emptiness emptiness : Emptiness.values()) {
			for (List<Piece> pieces : touched.map(t -> Touched.choices(t, Extents.forms(function))).orElse(List.of())) {
				Footprint footprint = new Footprint(pieces, emptiness, joined);
				boolean same = emptiness != Emptiness.NOTHING_ACCESSED && footprint.isPopulated(called.arguments()::get).equals(Bools.TRUE);
				if (!same && isWithin(called, footprint)) {
					result.add(footprint);
				}
			}
		}
		return result;
	}

	/** What is accessed of each object that was there before; nothing where some of it is reached in other ways. */
	private Optional<List<Touched>> touched(Called called) {
		Map<Base, List<Flattened>> accesses = new LinkedHashMap<>();
		for (Flattened f : shared(called.region())) {
			Optional<Base> base = base(f.access().place().object());
			if (base.isEmpty()) {
				return Optional.empty();
			}
			accesses.computeIfAbsent(base.get(), b -> new ArrayList<>()).add(f);
		}
		List<Touched> result = new ArrayList<>();
		accesses.forEach((base, found) -> result.add(new Touched(base, found.stream().anyMatch(f -> f.access().write()),
				found.stream().flatMap(f -> Ints.constant(f.access().size()).stream()).findFirst().orElse(1L),
				element(base).filter(x -> found.stream().allMatch(f -> isWithin(f, x, Bools.TRUE, called))))));
		return Optional.of(result);
	}

	private Optional<Extent> element(Base base) {
		return base instanceof Footprint.Pointee p && function.parameters().get(p.parameter()).type() instanceof PointerType t
				? size(t.pointee()).map(Extents.ELEMENT::of)
				: Optional.empty();
	}

	private Optional<Long> size(Type pointee) {
		if (pointee instanceof RecordType r) {
			return Optional.ofNullable(unit.records().get(r.name())).map(RecordDefinition::size);
		}
		boolean isScalar = pointee instanceof IntegerType || pointee instanceof FloatingType || pointee instanceof PointerType;
		return isScalar ? Optional.of(ElementName.unit(pointee)) : Optional.empty();
	}

	/** The accesses to what was there before the call. */
	private static List<Flattened> shared(Region region) {
		return Flattened.of(region.items(), region.assumptions(), region.context()).stream()
				.filter(f -> f.access().place().object().depth() == 0).toList();
	}

	/** What a call has to meet for its footprint to be told. */
	private static BoolExpr expected(Called called, Footprint footprint) {
		return footprint.emptiness() == Emptiness.UNKNOWN ? footprint.isPopulated(called.arguments()::get) : Bools.TRUE;
	}

	/** Whether all that the call accesses of what was there before is part of a footprint. */
	private boolean isWithin(Called called, Footprint footprint) {
		Map<Base, Piece> pieces = new LinkedHashMap<>();
		footprint.pieces().forEach(p -> pieces.put(p.base(), p));
		BoolExpr expected = expected(called, footprint);
		return shared(called.region()).stream().allMatch(f -> {
			Optional<Piece> piece = base(f.access().place().object()).map(pieces::get);
			return piece.isPresent() && (!f.access().write() || piece.get().written())
					&& piece.get().extent().map(x -> isWithin(f, x, expected, called)).orElse(true);
		});
	}

	private boolean isWithin(Flattened access, Extent extent, BoolExpr expected, Called called) {
		Region region = called.region();
		IntExpr from = access.access().place().offset();
		IntExpr to = Ints.add(from, access.access().size());
		List<BoolExpr> outside = new ArrayList<>(access.context().numbers());
		outside.add(region.assumptions());
		outside.add(expected);
		outside.add(access.domain());
		outside.add(Bools.or(Bools.less(from, extent.from().of(called.arguments()::get)),
				Bools.less(extent.to().of(called.arguments()::get), to)));
		RaceConstraint constraint = new RaceConstraint(Bools.and(outside), region.teamSize(), region.maxTeamSize());
		return decider.refutes(constraint);
	}

	/** What a footprint may tell an object from; nothing for memory that is reached in other ways. */
	private Optional<Base> base(MemoryObject object) {
		if (object.kind() == MemoryObject.Kind.DISTINCT_POINTEE && object.arity() == 0) {
			return IntStream.range(0, function.parameters().size()).filter(i -> function.parameters().get(i).name().equals(object.name()))
					.mapToObj(i -> (Base) new Footprint.Pointee(i)).findFirst();
		}
		return object.isVariable() && object.arity() == 0
				? object.variable().filter(v -> v.storage() == Variable.Storage.GLOBAL || v.storage() == Variable.Storage.STATIC_GLOBAL)
						.map(Footprint.Global::new)
				: Optional.empty();
	}
}
