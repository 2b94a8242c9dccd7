package org.racelens.openmp.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;

/**
 * Variables that the functions which a target region calls use, and that devices do not have: no {@code map} reaches into a function, so
 * {@code declare target} must name them. OpenMP 5.2 §7.8
 */
public final class DeviceGlobals {
	private final Map<String, FunctionDefinition> functions;
	private final Function<Call, Set<String>> callees;
	private final Set<Variable> ofDevice;

	/**
	 * @param functions of the unit, by their keys
	 * @param callees what a call may mean, as such keys
	 * @param ofDevice the variables that {@code declare target} names
	 */
	public DeviceGlobals(Map<String, FunctionDefinition> functions, Function<Call, Set<String>> callees, Set<Variable> ofDevice) {
		this.functions = functions;
		this.callees = callees;
		this.ofDevice = ofDevice;
	}

	/** One message for each variable that is missing, at its first use. */
	public List<SourceMessage> problems(Offloading.Target c) {
		Map<Variable, Expression> missing = new LinkedHashMap<>();
		if (!isOfHost(c)) {
			called(c.body()).stream().filter(f -> f.linkage() != Linkage.ELSEWHERE && !c.range().contains(f.range()))
					.forEach(f -> onDevice(f.body(), e -> {
						if (e instanceof VariableReference v && isMissing(v.variable())) {
							missing.putIfAbsent(v.variable(), e);
						}
					}));
		}
		return missing.entrySet().stream().map(m -> new SourceMessage(MessageKind.MISSING_DECLARE_TARGET, m.getValue().range(),
				DirectiveSentence.X_IS_USED_BY_DEVICE_WITHOUT_DECLARE_TARGET.of(m.getKey().name()),
				Optional.of(m.getKey().declaration()))).toList();
	}

	/** Whether a region is executed by the host, from which a device offloads it. */
	private static boolean isOfHost(Offloading.Target c) {
		return c.clauses(ExpressionClause.class, ClauseName.DEVICE).stream()
				.anyMatch(d -> d.modifier().filter("ancestor"::equals).isPresent());
	}

	/** What is constant needs no storage, and a static variable of a function goes wherever the function does. */
	private boolean isMissing(Variable v) {
		return (v.storage() == Storage.GLOBAL || v.storage() == Storage.STATIC_GLOBAL) && v.origin() != Variable.Origin.FUNCTION
				&& !v.constant() && !ofDevice.contains(v);
	}

	/** The expressions of a body but those that a region inside it hands back to the host. */
	private static void onDevice(Statement body, Consumer<Expression> seen) {
		List<SourceRange> handedBack = new ArrayList<>();
		Walk.statements(body, s -> {
			if (s instanceof ConstructStatement c && c.construct() instanceof Offloading.Target t && isOfHost(t)) {
				handedBack.add(t.range());
			}
		});
		Walk.expressions(body, e -> {
			if (handedBack.stream().noneMatch(range -> range.contains(e.range()))) {
				seen.accept(e);
			}
		});
	}

	private List<FunctionDefinition> called(Statement body) {
		Set<FunctionDefinition> all = new LinkedHashSet<>();
		Deque<Statement> open = new ArrayDeque<>(List.of(body));
		while (!open.isEmpty()) {
			onDevice(open.remove(), e -> {
				if (e instanceof Call call) {
					callees.apply(call).stream().map(functions::get).filter(f -> f != null && all.add(f)).forEach(f -> open.add(f.body()));
				}
			});
		}
		return List.copyOf(all);
	}
}
