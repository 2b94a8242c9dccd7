package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.internal.core.dom.parser.cpp.ClassTypeHelper;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Virtuals;
import org.racelens.frontend.cdt.unit.FunctionNames;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.VirtualFunctions;
import org.racelens.openmp.program.VirtualFunctions.Hierarchy;
import org.racelens.openmp.program.VirtualFunctions.Origin;
import org.racelens.openmp.program.VirtualFunctions.Overrider;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;

/** The virtual functions that are called through objects of unknown class, with the overriders in sight. C++17 §13.3 */
public final class VirtualCallees implements Virtuals {
	private final LoweringParts lowering;
	private final Map<String, Called> called = new LinkedHashMap<>();
	private final Map<String, Ended> ended = new LinkedHashMap<>();
	private final Map<String, String> makers = new HashMap<>();
	private final Set<String> placed = new HashSet<>();

	public VirtualCallees(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** @param receiver the class that the object is known to be of, at least */
	private record Called(ICPPMethod method, ICPPClassType receiver) {
	}

	/** Objects of a class, or of one that is derived from it, are deleted at a place. */
	private record Ended(ICPPClassType type, SourceRange range) {
	}

	@Override
	public void makes(String key, Type type) {
		if (type instanceof RecordType r) {
			makers.put(key, r.name());
		}
	}

	@Override
	public void places(Type type) {
		if (type instanceof RecordType r) {
			placed.add(r.name());
		}
	}

	/** Whether the class of the object chooses which function a call means. */
	public static boolean isVirtual(ICPPFunction f) {
		return f instanceof ICPPMethod m && !m.isStatic() && (m.isVirtual() || ClassTypeHelper.isVirtual(m));
	}

	@Override
	public Optional<String> callee(ICPPMethod f, Type receiver, TemplateArguments outer) {
		ICPPMethod m = outer.binding(f) instanceof ICPPMethod instance ? instance : f;
		ICPPClassType type = lowering.records().classOf(receiver).filter(c -> paths(c, m.getClassOwner()) > 0).orElse(m.getClassOwner());
		if (type == null || overriders(new Called(m, type)).stream().allMatch(o -> o.callee().isEmpty())) {
			return Optional.empty();
		}
		String callee = "virtual " + ((RecordType) lowering.records().of(type)).name() + " " + FunctionNames.key(m);
		called.putIfAbsent(callee, new Called(m, type));
		return Optional.of(callee);
	}

	@Override
	public Optional<String> ending(Type type, SourceRange range) {
		return lowering.records().classOf(type).filter(VirtualCallees::isEndedByItsClass).map(c -> {
			String callee = "end of " + ((RecordType) type).name();
			ended.putIfAbsent(callee, new Ended(c, range));
			return callee;
		});
	}

	private static boolean isEndedByItsClass(ICPPClassType type) {
		return Destructors.own(type).filter(ICPPMethod::isVirtual).isPresent()
				|| bases(type).stream().anyMatch(VirtualCallees::isEndedByItsClass);
	}

	private List<Overrider> destructors(Ended e) {
		List<Overrider> result = new ArrayList<>();
		for (Type type : lowering.records().met()) {
			ICPPClassType derived = lowering.records().classOf(type).orElseThrow();
			if (paths(derived, e.type) > 0) {
				RecordType record = (RecordType) type;
				Optional<Long> part = offset(record, derived, e.type);
				result.add(new Overrider(record.name(), origin(record, derived), part.orElse(0L), -part.orElse(0L),
						part.map(p -> lowering.rows().ending(derived, record, e.range))));
			}
		}
		return result;
	}

	private Origin origin(RecordType type, ICPPClassType of) {
		return isAbstract(of) ? Origin.PARTS_ALONE : placed.contains(type.name()) ? Origin.PLACED : Origin.DECLARED;
	}

	@Override
	public void request() {
		List.copyOf(called.values()).forEach(this::overriders);
		List.copyOf(ended.values()).forEach(this::destructors);
		List.copyOf(lowering.records().met()).forEach(this::written);
	}

	/** The functions that code elsewhere may call which has a pointer to an object of a class, or to a part of it. */
	private Map<String, Set<String>> code() {
		Map<String, Set<String>> code = new LinkedHashMap<>();
		for (Type type : lowering.records().met()) {
			Set<String> own = written(type);
			if (!own.isEmpty()) {
				holders(type).forEach(name -> code.computeIfAbsent(name, n -> new LinkedHashSet<>()).addAll(own));
			}
		}
		return code;
	}

	/** The virtual functions of a class itself that have a body in sight, by key. */
	private Set<String> written(Type type) {
		Set<String> own = new LinkedHashSet<>();
		for (ICPPMethod m : lowering.records().classOf(type).orElseThrow().getDeclaredMethods()) {
			if (isVirtual(m) && !m.isPureVirtual()) {
				lowering.functions().request(m, TemplateArguments.NONE).ifPresent(own::add);
			}
		}
		return own;
	}

	/** The classes of which the functions of one may be called: itself, its bases, and those that inherit from it. */
	private Set<String> holders(Type type) {
		ICPPClassType of = lowering.records().classOf(type).orElseThrow();
		Set<String> result = new LinkedHashSet<>();
		for (Type other : lowering.records().met()) {
			ICPPClassType c = lowering.records().classOf(other).orElseThrow();
			if (other.equals(type) || paths(of, c) > 0 || paths(c, of) > 0) {
				result.add(((RecordType) other).name());
			}
		}
		return result;
	}

	@Override
	public VirtualFunctions all() {
		Map<String, VirtualFunction> functions = new LinkedHashMap<>();
		called.forEach((callee, c) -> functions.put(callee,
				new VirtualFunction(FunctionNames.plain(c.method), hierarchy(c), overriders(c))));
		ended.forEach((callee, e) -> functions.put(callee,
				new VirtualFunction(e.type.getName() + "::~" + e.type.getName(), hierarchy(e.type), destructors(e))));
		return new VirtualFunctions(functions, makers, code());
	}

	private Hierarchy hierarchy(Called c) {
		return last(c.receiver, c.method).filter(ICPPMethod::isFinal).isPresent() ? Hierarchy.CLOSED : hierarchy(c.receiver);
	}

	/** Whether other files may derive classes from one. */
	private static Hierarchy hierarchy(ICPPClassType type) {
		boolean closed = type.isFinal() || type.getOwner() instanceof ICPPFunction || FunctionNames.isInUnnamedNamespace(type);
		return closed ? Hierarchy.CLOSED : Hierarchy.OPEN;
	}

	private List<Overrider> overriders(Called c) {
		List<Overrider> result = new ArrayList<>();
		for (Type type : lowering.records().met()) {
			ICPPClassType derived = lowering.records().classOf(type).orElseThrow();
			if (paths(derived, c.receiver) > 0) {
				last(derived, c.method).ifPresent(m -> result.add(overrider((RecordType) type, derived, m, c)));
			}
		}
		return result;
	}

	private Overrider overrider(RecordType type, ICPPClassType derived, ICPPMethod m, Called c) {
		Optional<Long> part = offset(type, derived, c.method.getClassOwner());
		Optional<Long> own = offset(type, derived, m.getClassOwner());
		boolean modelled = part.isPresent() && own.isPresent() && yieldsSame(m, c.method);
		Optional<String> key = modelled && !m.isPureVirtual() ? lowering.functions().request(m, TemplateArguments.NONE) : Optional.empty();
		return new Overrider(type.name(), origin(type, derived), part.orElse(0L),
				own.orElse(0L) - part.orElse(0L), key);
	}

	/** Where the one part of a class begins in objects of another; empty where it has several, or virtual bases. */
	private Optional<Long> offset(RecordType type, ICPPClassType derived, ICPPClassType base) {
		if (derived.isSameType(base)) {
			return Optional.of(0L);
		}
		boolean plain = paths(derived, base) == 1 && ClassTypeHelper.getVirtualBases(derived).length == 0;
		return plain && lowering.records().of(base) instanceof RecordType b ? lowering.records().baseOffset(type, b) : Optional.empty();
	}

	/** Whether an overrider yields the same value as the function that it overrides: no pointer to another part of an object. */
	private boolean yieldsSame(ICPPMethod overrider, ICPPMethod overridden) {
		Type own = result(overrider);
		Type expected = result(overridden);
		boolean classes = own instanceof PointerType p && expected instanceof PointerType q && p.pointee() instanceof RecordType
				&& q.pointee() instanceof RecordType;
		return !classes || own.equals(expected) || lowering.records().baseOffset((RecordType) ((PointerType) own).pointee(),
				(RecordType) ((PointerType) expected).pointee()).filter(o -> o == 0).isPresent();
	}

	private Type result(ICPPMethod m) {
		return lowering.bindingTypes().of(m.getType().getReturnType(), TemplateArguments.of(m));
	}

	/** How many parts of a class an object of another has, itself included. */
	private static int paths(ICPPClassType derived, ICPPClassType base) {
		if (derived.isSameType(base)) {
			return 1;
		}
		return bases(derived).stream().mapToInt(b -> paths(b, base)).sum();
	}

	private static List<ICPPClassType> bases(ICPPClassType type) {
		List<ICPPClassType> result = new ArrayList<>();
		for (ICPPBase base : type.getBases()) {
			IBinding binding = base.getBaseClass();
			while (binding instanceof ITypedef alias && alias.getType() instanceof IBinding next) {
				binding = next;
			}
			if (binding instanceof ICPPClassType c) {
				result.add(c);
			}
		}
		return result;
	}

	/** The final overrider of a function in the objects of a class. C++17 §13.3p2 */
	private static Optional<ICPPMethod> last(ICPPClassType type, ICPPMethod m) {
		if (type.isSameType(m.getClassOwner())) {
			return Optional.of(m);
		}
		return Arrays.stream(type.getDeclaredMethods()).filter(n -> overrides(n, m)).findFirst()
				.or(() -> bases(type).stream().filter(b -> paths(b, m.getClassOwner()) > 0).findFirst().flatMap(b -> last(b, m)));
	}

	/** Whether a method overrides another; CDT compares their types alone. C++17 §13.3p2, §15.4p10 */
	private static boolean overrides(ICPPMethod own, ICPPMethod other) {
		boolean named = own.isDestructor() ? other.isDestructor()
				: FunctionNames.isConversion(own)
						? FunctionNames.isConversion(other) && own.getType().getReturnType().isSameType(other.getType().getReturnType())
				: own.getName().equals(other.getName());
		return named && ClassTypeHelper.isOverrider(own, other);
	}

	private static boolean isAbstract(ICPPClassType type) {
		return pure(type).stream().anyMatch(m -> last(type, m).filter(ICPPMethod::isPureVirtual).isPresent());
	}

	private static List<ICPPMethod> pure(ICPPClassType type) {
		List<ICPPMethod> result = new ArrayList<>();
		Arrays.stream(type.getDeclaredMethods()).filter(ICPPMethod::isPureVirtual).forEach(result::add);
		bases(type).forEach(b -> result.addAll(pure(b)));
		return result;
	}
}
