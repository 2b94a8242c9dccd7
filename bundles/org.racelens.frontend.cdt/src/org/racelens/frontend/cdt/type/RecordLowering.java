package org.racelens.frontend.cdt.type;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.internal.core.dom.parser.SizeofCalculator.SizeAndAlignment;
import org.eclipse.cdt.internal.core.dom.parser.cpp.CPPClosureType;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Records;
import org.racelens.frontend.cdt.size.ArgumentLists;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.TooDeepException;
import org.racelens.frontend.cdt.unit.Definitions;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.OpenRecords;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.Scope.OfType;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.frontend.cdt.unit.VectorTypes;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;

/** The structs, unions and classes of a unit: their names and layouts. */
public final class RecordLowering implements Records {
	/** GCC and Clang instantiate templates no deeper than 900 and 1,024 by default. */
	private static final int DEEPEST = 1_024;

	private final LoweringParts lowering;
	private final Map<Object, String> names = new HashMap<>();
	private final Set<String> taken = new HashSet<>();
	private final Set<String> started = new HashSet<>();
	private final OpenRecords open = new OpenRecords();
	private final TypeMeasures measures;
	/** those whose members are being placed */
	private final Set<String> unfinished = new HashSet<>();
	private final Map<String, ICPPClassType> classes = new HashMap<>();
	private final Map<String, Map<String, Long>> bases = new HashMap<>();
	private final Map<Integer, String> closures = new HashMap<>();
	private final Map<String, Set<String>> virtualBases = new HashMap<>();
	private final Map<String, Long> dataSizes = new HashMap<>();
	private final Map<String, List<ObjectPart>> inlined = new HashMap<>();
	private final EmptyParts empties = new EmptyParts();
	private final Definitions definitions;
	private final Packing packing;
	private Alignments alignments;

	public RecordLowering(LoweringParts lowering, Packing packing) {
		this.lowering = lowering;
		this.packing = packing;
		measures = new TypeMeasures(lowering, this::definition);
		definitions = new Definitions(lowering.unit().tree().unit());
	}

	@Override
	public Type define(IASTCompositeTypeSpecifier specifier, Scope scope) {
		IBinding binding = scope.frame().templateArguments().binding(specifier.getName().resolveBinding());
		Object key = binding == null ? specifier : binding;
		String name = names.computeIfAbsent(key, k -> unique(spelling(specifier, binding)));
		if (binding instanceof ICPPClassType c) {
			classes.putIfAbsent(name, c);
		}
		layout(name, specifier, scope);
		if (!specifier.getName().toString().isEmpty()) {
			scope.declare((lowering.unit().isC() ? "struct " : "") + specifier.getName(), new OfType(new RecordType(name)));
		}
		return new RecordType(name);
	}

	@Override
	public Type of(ICompositeType binding) {
		Optional<String> closure = closure(binding);
		if (closure.isPresent()) {
			return new RecordType(closure.get());
		}
		String name = names.computeIfAbsent(binding, k -> unique(ASTTypeUtil.getType(binding, true)));
		if (!started.contains(name)) {
			if (binding instanceof ICPPClassType c) {
				classes.putIfAbsent(name, c);
			}
			Frame frame = new Frame(Optional.empty(), TemplateArguments.of(binding), name);
			definitions.of(binding).ifPresent(d -> layout(name, d, lowering.globals().fileScope().function(frame)));
		}
		return new RecordType(name);
	}

	@Override
	public String closure(ICPPASTLambdaExpression lambda, String spelling) {
		String name = unique(spelling);
		started.add(name);
		closures.put(Places.start(lambda), name);
		return name;
	}

	private Optional<String> closure(ICompositeType binding) {
		boolean lambda = binding instanceof CPPClosureType c && c.getDefinition() != null;
		return lambda ? Optional.ofNullable(closures.get(Places.start(((CPPClosureType) binding).getDefinition()))) : Optional.empty();
	}

	@Override
	public List<Type> met() {
		return classes.keySet().stream().<Type>map(RecordType::new).toList();
	}

	@Override
	public Optional<ICPPClassType> classOf(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(classes.get(r.name())) : Optional.empty();
	}

	@Override
	public Optional<Type> named(String text) {
		String bare = bare(text);
		List<String> fitting = classes.keySet().stream().filter(n -> bare(n).equals(bare) || bare(n).endsWith("::" + bare)).toList();
		return fitting.size() == 1 ? Optional.of(new RecordType(fitting.get(0))) : Optional.empty();
	}

	/** A name in the one of its spellings that has no spaces: {@code A<long>} for {@code A<long int>}. */
	private static String bare(String name) {
		return name.replaceAll("\\b(long|short|unsigned)\\s+int\\b", "$1").replaceAll("\\s+", "");
	}

	@Override
	public Optional<Long> baseOffset(RecordType derived, RecordType base) {
		for (Map.Entry<String, Long> entry : bases.getOrDefault(derived.name(), Map.of()).entrySet()) {
			Optional<Long> inner = entry.getKey().equals(base.name()) ? Optional.of(0L) : baseOffset(new RecordType(entry.getKey()), base);
			if (inner.isPresent()) {
				return inner.map(o -> o + entry.getValue());
			}
		}
		return Optional.empty();
	}

	/** Remembers where a base class's part begins. */
	void base(String derived, Type base, long offset) {
		if (base instanceof RecordType r) {
			bases.computeIfAbsent(derived, d -> new LinkedHashMap<>()).put(r.name(), offset);
		}
	}

	@Override
	public void inlined(String record, ObjectPart part) {
		inlined.computeIfAbsent(record, r -> new ArrayList<>()).add(part);
	}

	@Override
	public List<ObjectPart> inlined(RecordType record) {
		return inlined.getOrDefault(record.name(), List.of());
	}

	/** Remembers a base class of which an object has one part alone, which its own class places. C++17 §13.1p4 */
	void virtualBase(String derived, Type base) {
		if (base instanceof RecordType r) {
			virtualBases.computeIfAbsent(derived, d -> new HashSet<>()).add(r.name());
		}
	}

	@Override
	public boolean isInVirtualBase(RecordType derived, RecordType base) {
		boolean here = virtualBases.getOrDefault(derived.name(), Set.of()).stream()
				.anyMatch(v -> v.equals(base.name()) || isBase(new RecordType(v), base));
		return here
				|| bases.getOrDefault(derived.name(), Map.of()).keySet().stream().anyMatch(b -> isInVirtualBase(new RecordType(b), base));
	}

	private boolean isBase(RecordType derived, RecordType base) {
		return baseOffset(derived, base).isPresent() || isInVirtualBase(derived, base);
	}

	/** Remembers that what follows a base class's part may begin in the padding at its end. Itanium C++ ABI §2.4 */
	void dataSize(String record, long bytes) {
		dataSizes.put(record, bytes);
	}

	/** How many bytes of an object's part hold data, where the padding behind them is free for others. */
	Optional<Long> dataSize(Type base) {
		return base instanceof RecordType r ? Optional.ofNullable(dataSizes.get(r.name())) : Optional.empty();
	}

	/** Where objects have parts of classes without data. */
	EmptyParts empties() {
		return empties;
	}

	/** What {@code #pragma pack} says. */
	Packing packing() {
		return packing;
	}

	/** The alignments that declarations ask for. */
	Alignments alignments() {
		if (alignments == null) {
			alignments = new Alignments(lowering);
		}
		return alignments;
	}

	@Override
	public Optional<IASTCompositeTypeSpecifier> definition(ICompositeType type) {
		return definitions.of(type);
	}

	private String spelling(IASTCompositeTypeSpecifier specifier, IBinding binding) {
		String name = specifier.getName().toString();
		boolean named = specifier.getParent() instanceof IASTSimpleDeclaration d && d.getDeclarators().length > 0
				&& specifier.getStorageClass() == IASTDeclSpecifier.sc_typedef;
		if (name.isEmpty() && named) {
			return Declarators.innermost(((IASTSimpleDeclaration) specifier.getParent()).getDeclarators()[0]).getName().toString();
		}
		if (name.isEmpty()) {
			SourceRange place = lowering.places().of(specifier);
			return "(unnamed at line " + place.line() + ")";
		}
		return binding instanceof ICompositeType type ? ASTTypeUtil.getType(type, true) : name;
	}

	private String unique(String spelling) {
		String bare = spelling.replaceFirst("^(struct|union|class) ", "");
		String name = bare;
		for (int i = 2; !taken.add(name); i++) {
			name = bare + "#" + i;
		}
		return name;
	}

	private void layout(String name, IASTCompositeTypeSpecifier specifier, Scope scope) {
		if (started.add(name)) {
			if (unfinished.size() >= DEEPEST) {
				throw new TooDeepException("classes name each other too deeply, those of line " + lowering.places().of(specifier).line());
			}
			unfinished.add(name);
			RecordLayout layout = new RecordLayout(lowering, this, name, specifier);
			layout.lay(scope).ifPresent(lowering.unit()::add);
			if (layout.isOpen()) {
				open.add(name);
			}
			unfinished.remove(name);
		}
	}

	@Override
	public OpenRecords open() {
		return open;
	}

	/** Whether the size of a type is known. */
	boolean isClosed(Type type) {
		return size(type).isPresent() && !open.contains(type);
	}

	/** The type of a member; unknown where it would hold the record that is being laid out, as text that does not compile may have it. */
	Type member(Type type) {
		Type element = type;
		while (element instanceof ArrayType || element instanceof Type.AtomicType) {
			element = element instanceof ArrayType a ? a.element() : ((Type.AtomicType) element).value();
		}
		return element instanceof RecordType r && unfinished.contains(r.name()) ? new UnknownType(r.name()) : type;
	}

	@Override
	public Optional<Field> field(Type type, String name) {
		return definition(type).flatMap(d -> d.fields().stream().filter(f -> f.name().equals(name)).findFirst());
	}

	@Override
	public Optional<RecordDefinition> definition(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(lowering.unit().record(r.name())) : Optional.empty();
	}

	@Override
	public Optional<Long> size(Type type) {
		return measures.size(type);
	}

	@Override
	public Optional<SizeAndAlignment> sizeAndAlignment(ICompositeType type) {
		return definition(of(type))
				.filter(d -> !open.contains(of(type)) && d.fields().stream().noneMatch(f -> VectorTypes.holds(f.type(), this::definition)))
				.map(d -> new SizeAndAlignment(d.size(), (int) d.alignment()));
	}

	@Override
	public long alignment(Type type) {
		return measures.alignment(type);
	}
}
