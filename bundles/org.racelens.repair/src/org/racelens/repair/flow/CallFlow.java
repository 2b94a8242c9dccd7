package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.library.Jumps;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.repair.flow.Fact.Written;
import org.racelens.repair.flow.Frame.Pointer;

/** Calls: followed where the code is known, else what the library is known to do with its arguments. */
final class CallFlow {
	private final Flow flow;

	CallFlow(Flow flow) {
		this.flow = flow;
	}

	Facts call(Call e, Facts in, Frame frame) {
		List<Expression> operands = new ArrayList<>(e.target().stream().toList());
		operands.addAll(e.arguments());
		Facts evaluated = flow.expressions().unordered(operands, in, frame);
		FunctionDefinition callee = flow.subject.functions().get(e.callee());
		if (callee != null) {
			return known(callee, e, evaluated, frame);
		}
		if (Jumps.areIn(e.callee())) {
			flow.findings.notFollowed(e.range());
			return Facts.NONE;
		}
		Optional<LibraryEffect> effect = LibraryEffect.of(e.callee());
		return effect.isPresent() ? library(effect.get(), e, evaluated, frame) : unknown(e, evaluated);
	}

	/** Code that may read and write whatever has a name elsewhere, and call back. */
	private Facts unknown(Call e, Facts in) {
		if (flow.subject.isShared() && !flow.coverage(in).covers(Part.WHOLE)) {
			flow.findings.notFollowed(e.range());
		}
		boolean mayRunOrigin = flow.subject.isShared() && flow.subject.origin().isPresent();
		if (mayRunOrigin) {
			flow.findings.mayReachOrigin();
		}
		return withoutStatics(mayRunOrigin ? in.withNothingWritten() : in);
	}

	private Facts withoutStatics(Facts in) {
		return in.keeping(f -> flow.subject.statics().stream().noneMatch(f::mentions));
	}

	private Facts known(FunctionDefinition callee, Call e, Facts in, Frame frame) {
		Map<Variable, Pointer> pointers = new HashMap<>();
		int count = Math.min(callee.parameters().size(), e.arguments().size());
		for (int i = 0; i < count; i++) {
			Variable parameter = callee.parameters().get(i);
			flow.parts(frame).pointer(e.arguments().get(i)).ifPresent(p -> pointers.put(parameter, Parts.bound(p)));
		}
		if (pointers.isEmpty() && !flow.subject.isShared()) {
			return withoutStatics(in);
		}
		if (frame.active().contains(callee.key()) || flow.subject.isDeclaredIn(callee)) {
			flow.findings.notFollowed(e.range());
			return Facts.NONE;
		}
		Frame inner = frame.call(callee.key(), pointers);
		Facts entered = in;
		for (Variable p : callee.parameters()) {
			entered = entered.without(p.id());
		}
		for (Variable p : callee.parameters()) {
			entered = flow.expressions().lengths(p.type(), entered, inner);
		}
		Outcome outcome = flow.run(callee.body(), entered, inner);
		return outcome.anyway();
	}

	private Facts library(LibraryEffect effect, Call e, Facts in, Frame frame) {
		int scanned = firstScanned(e);
		Facts result = in;
		for (int i = 0; i < e.arguments().size(); i++) {
			Optional<Pointer> pointer = flow.parts(frame).pointer(Parts.unconverted(e.arguments().get(i)));
			if (pointer.isPresent()) {
				boolean fills = i == 0 && (effect == LibraryEffect.FILLS_FIRST || effect == LibraryEffect.COPIES_SECOND_TO_FIRST);
				boolean scans = i >= scanned;
				if (!fills && !scans && !flow.coverage(in).covers(pointer.get().target())) {
					flow.findings.read(e.range());
				}
				result = fills && isWhole(e, frame) ? result.with(new Written(pointer.get().target())) : result;
			}
		}
		return effect == LibraryEffect.EXITS ? Facts.NOWHERE : result;
	}

	/** The index of the first argument that the call only writes to, as its format says; beyond all arguments where there is none. */
	private static int firstScanned(Call e) {
		Optional<LibraryModels.Behaviour> behaviour = LibraryModels.behaviour(e.callee());
		return behaviour.filter(b -> b == LibraryModels.Behaviour.SCANS).isPresent() ? 1
				: behaviour.filter(b -> b == LibraryModels.Behaviour.SCANS_FIRST).isPresent() ? 2 : e.arguments().size();
	}

	/** Whether a block operation fills all of what its first argument names. */
	private boolean isWhole(Call e, Frame frame) {
		Expression target = Parts.unconverted(e.arguments().get(0));
		Optional<Part> part = target instanceof AddressOf a ? flow.parts(frame).of(a.operand()) : flow.parts(frame).of(target);
		Expression object = target instanceof AddressOf a ? a.operand() : target;
		Optional<Long> size = new Sizes(flow.subject.unit().records()).of(object.type());
		Optional<Long> bytes = e.arguments().size() < 3 ? Optional.empty()
				: Sizes.literal(e.arguments().get(2));
		return part.filter(p -> p.isKnown() && p.steps().stream().noneMatch(Part.Element.class::isInstance)).isPresent()
				&& size.isPresent() && bytes.filter(b -> b >= size.get()).isPresent();
	}
}
