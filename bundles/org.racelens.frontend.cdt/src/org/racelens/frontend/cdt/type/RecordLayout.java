package org.racelens.frontend.cdt.type;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTProblemDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier.ICPPASTBaseSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTTemplateDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTVisibilityLabel;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Bits;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;

/**
 * Lays out one record as the System V ABI for x86-64 does. Members of base classes and of unnamed members come first-class: they are fields
 * of the record itself, at their offsets. Where nothing is known of a part the layout is open: there is none.
 */
final class RecordLayout {
	/** the length in bytes, and the alignment, of what nothing is known of */
	private static final long UNKNOWN = 16;

	private final LoweringParts lowering;
	private final RecordLowering records;
	private final String name;
	private final IASTCompositeTypeSpecifier specifier;
	private final boolean union;
	private final boolean packed;
	private final Optional<Long> pack;
	private final List<Field> fields = new ArrayList<>();
	private final FieldNames names = new FieldNames(fields);
	private final EmptyParts.Placed empties;
	private long bits;
	/** in bytes, of what takes no place but makes the object as long as its end */
	private long extent;
	private long alignment = 1;
	/** where the current run of bit-fields started in {@link #fields}; -1 outside a run, where the offsets of its fields are in bits */
	private int run = -1;
	private boolean known;
	private boolean open;

	RecordLayout(LoweringParts lowering, RecordLowering records, String name, IASTCompositeTypeSpecifier specifier) {
		this.lowering = lowering;
		this.records = records;
		this.name = name;
		this.specifier = specifier;
		union = specifier.getKey() == IASTCompositeTypeSpecifier.k_union;
		packed = RecordAttributes.isPacked(specifier);
		pack = records.packing().at(Places.start(specifier)).filter(n -> n != Packing.UNKNOWN);
		known = records.packing().at(Places.start(specifier)).filter(n -> n == Packing.UNKNOWN).isEmpty();
		open = !RecordAttributes.areClear(specifier);
		empties = records.empties().inObject(lowering.constants()::value, records::size);
	}

	/** Whether there is no layout since nothing is known of a part; known behind {@link #lay}. */
	boolean isOpen() {
		return open || !known;
	}

	/** The layout; empty where it hangs on a number that is not known, as that of a class whose definition is missing. */
	Optional<RecordDefinition> lay(Scope scope) {
		if (specifier instanceof ICPPASTCompositeTypeSpecifier cpp) {
			bases(cpp, scope);
		}
		Scope inside = scope.inner();
		boolean isLibrary = lowering.unit().tree().headers().isBundled(specifier.getContainingFilename());
		boolean isPublic = !(specifier instanceof ICPPASTCompositeTypeSpecifier
				&& specifier.getKey() == ICPPASTCompositeTypeSpecifier.k_class);
		for (IASTDeclaration member : specifier.getMembers()) {
			isPublic = member instanceof ICPPASTVisibilityLabel l ? l.getVisibility() == ICPPASTVisibilityLabel.v_public : isPublic;
			int first = fields.size();
			member(member, inside);
			if (isLibrary && !isPublic) {
				names.makeInternal(first);
			}
		}
		endRun();
		alignment = Math.max(alignment, asked(records.alignments().ofRecord(scope, specifier)));
		if (!known || open) {
			return Optional.empty();
		}
		long bytes = Math.max(extent, (bits + 7) / 8);
		if (!union && specifier instanceof ICPPASTCompositeTypeSpecifier cpp && !PlainData.is(cpp)) {
			records.dataSize(name, bytes);
		}
		boolean emptyClass = bits == 0 && fields.isEmpty() && !lowering.unit().isC();
		if (!lowering.unit().isC()) {
			empties.keep(name, emptyClass && !union);
		}
		long size = roundUp(emptyClass ? Math.max(1, bytes) : bytes, alignment);
		return Optional.of(new RecordDefinition(name, union, fields, size, alignment, names.internal()));
	}

	/** The first base class with a pointer to virtual functions shares it, and comes first. Itanium C++ ABI §2.4 I, II */
	private void bases(ICPPASTCompositeTypeSpecifier cpp, Scope scope) {
		Optional<ICPPASTBaseSpecifier> primary = Stream.of(cpp.getBaseSpecifiers())
				.filter(b -> !b.isVirtual() && new DynamicClasses(records).isPolymorphic(b.getNameSpecifier().resolveBinding()))
				.findFirst();
		Optional<Long> start = primary.flatMap(b -> type(b, scope)).map(this::placeBase);
		if (primary.isEmpty() && DynamicClasses.declaresVirtual(cpp)) {
			place(8, 8);
		}
		for (ICPPASTBaseSpecifier base : cpp.getBaseSpecifiers()) {
			open |= packed || base.isPackExpansion() || type(base, scope).filter(records::isClosed).isEmpty();
			boolean first = primary.filter(base::equals).isPresent();
			type(base, scope).ifPresent(type -> {
				if (base.isVirtual()) {
					records.virtualBase(name, type);
				} else {
					long offset = first ? start.get() : placeBase(type);
					records.base(name, type, offset);
					inline(PartRole.BASE, type, offset);
				}
			});
		}
	}

	private Optional<Type> type(ICPPASTBaseSpecifier base, Scope scope) {
		return base.getNameSpecifier().resolveBinding() instanceof IType t
				? Optional.of(lowering.bindingTypes().of(t, scope.frame().templateArguments()))
				: Optional.empty();
	}

	/** Takes the place of a base class; yields where it begins. */
	private long placeBase(Type type) {
		long align = packed ? 1 : atMost(records.alignment(type));
		if (records.size(type).isEmpty()) {
			return place(UNKNOWN, UNKNOWN);
		}
		return isEmpty(type) ? placeEmpty(type, align)
				: place(type, records.dataSize(type).or(() -> records.size(type)).orElse(0L), align);
	}

	private void member(IASTDeclaration member, Scope scope) {
		open |= member instanceof IASTProblemDeclaration;
		if (member instanceof ICPPASTTemplateDeclaration || !(member instanceof IASTSimpleDeclaration simple)) {
			return;
		}
		IASTDeclSpecifier s = simple.getDeclSpecifier();
		boolean stored = s.getStorageClass() != IASTDeclSpecifier.sc_typedef && s.getStorageClass() != IASTDeclSpecifier.sc_static
				&& !(s instanceof ICPPASTDeclSpecifier p && p.isFriend());
		Type base = lowering.types().specified(s, scope);
		if (s.getStorageClass() == IASTDeclSpecifier.sc_typedef) {
			lowering.declarations().typedefs(simple, base, scope);
		}
		if (!stored) {
			return;
		}
		boolean unnamed = simple.getDeclarators().length == 0 && s instanceof IASTCompositeTypeSpecifier c
				&& c.getName().toString().isEmpty();
		if (unnamed) {
			endRun();
			long size = size(base);
			long align = atMost(Math.max(records.alignment(base), asked(records.alignments().ofUnnamed(scope, s))));
			inline(PartRole.UNNAMED, base, size == 0 ? 0 : place(base, size, packed ? 1 : align));
		}
		for (IASTDeclarator d : simple.getDeclarators()) {
			if (!Declarators.declaresFunction(d)) {
				field(d, s, base, scope);
			}
		}
	}

	private void field(IASTDeclarator d, IASTDeclSpecifier s, Type base, Scope scope) {
		String fieldName = Declarators.innermost(d).getName().toString();
		names.hide(fieldName);
		Type type = records.member(lowering.types().declared(d, s, base, scope).type());
		long size = size(type);
		long align = alignment(d, s, type, scope);
		if (d instanceof IASTFieldDeclarator bitField && bitField.getBitFieldSize() != null) {
			Optional<Long> width = new ConstantExpressions(lowering).value(bitField.getBitFieldSize(), scope);
			known &= width.isPresent();
			bitField(fieldName, type, width.orElse(size * 8), size * 8, align);
			return;
		}
		endRun();
		boolean shared = isEmpty(type) && Attributes.has(d.getParent(), "no_unique_address");
		fields.add(new Field(fieldName, type, shared ? placeEmpty(type, align) : place(type, size, align), size));
	}

	/** How long a member is; an array without a length has no place of its own. */
	private long size(Type type) {
		boolean isArray = type instanceof ArrayType;
		boolean isFlexible = isArray && ((ArrayType) type).length().isEmpty();
		known &= !isArray || isFlexible || lowering.constants().value(((ArrayType) type).length().get()).isPresent();
		open |= !records.isClosed(isFlexible ? ((ArrayType) type).element() : type);
		return isFlexible ? 0 : records.size(type).orElse(UNKNOWN);
	}

	/** How a member is aligned: as its type unless it says otherwise, but never more than {@code #pragma pack} allows. */
	private long alignment(IASTDeclarator d, IASTDeclSpecifier s, Type type, Scope scope) {
		Alignments written = records.alignments();
		open |= !RecordAttributes.areClear(s);
		boolean isPacked = RecordAttributes.isPacked(d, s);
		long natural = packed || isPacked ? 1 : written.ofTypedef(d, s, scope).orElseGet(() -> records.alignment(type));
		Optional<Long> here = written.ofMember(scope, d, s);
		// where the next unit of bit-fields begins then is not followed
		open |= d instanceof IASTFieldDeclarator && (isPacked && !packed || here.isPresent());
		return atMost(Math.max(asked(Optional.of(natural)), asked(here)));
	}

	private long asked(Optional<Long> written) {
		known &= written.filter(a -> a == Alignments.UNKNOWN).isEmpty();
		return written.filter(a -> a != Alignments.UNKNOWN).orElse(1L);
	}

	private long atMost(long align) {
		return Math.min(align, pack.orElse(align));
	}

	private boolean isEmpty(Type type) {
		return records.definition(type).isPresent() && records.empties().isEmpty(type);
	}

	/** The place of a part without data: at the start, where another of its classes does not have its own, or else behind the data. */
	private long placeEmpty(Type type, long align) {
		alignment = Math.max(alignment, align);
		long offset = 0;
		if (empties.isTaken(type, 0) && !union) {
			offset = roundUp((bits + 7) / 8, align);
			while (empties.isTaken(type, offset)) {
				offset += align;
			}
		}
		empties.add(type, offset);
		extent = Math.max(extent, offset + records.size(type).orElse(0L));
		return offset;
	}

	/** The place of a part with data, none of whose parts without data is where another one of its class is. */
	private long place(Type type, long size, long align) {
		bits = union ? bits : roundUp(bits, align * 8);
		while (!union && empties.isTaken(type, bits / 8)) {
			bits += align * 8;
		}
		long offset = place(size, align);
		empties.add(type, offset);
		return offset;
	}

	private long place(long size, long align) {
		alignment = Math.max(alignment, align);
		if (union) {
			extent = Math.max(extent, size);
			return 0;
		}
		bits = roundUp(bits, align * 8);
		long offset = bits / 8;
		bits += size * 8;
		return offset;
	}

	/** A bit-field never crosses a boundary of its type; one of width 0 moves to the next boundary and ends the memory location. */
	private void bitField(String fieldName, Type type, long width, long unit, long align) {
		if (union) {
			fields.add(new Field(fieldName, type, place((width + 7) / 8, align), (width + 7) / 8, Optional.of(new Bits(0, width))));
			return;
		}
		if (width == 0) {
			endRun();
			bits = roundUp(bits, Math.max(8, unit));
			return;
		}
		if (!packed && pack.isEmpty() && unit > 0 && bits / unit != (bits + width - 1) / unit) {
			bits = roundUp(bits, unit);
		}
		if (run < 0) {
			run = fields.size();
		}
		alignment = fieldName.isEmpty() ? alignment : Math.max(alignment, align);
		fields.add(new Field(fieldName, type, bits, width));
		bits += width;
	}

	/** Gives every bit-field of the run that ends here the extent of the whole run: it is one memory location. C11 §3.14. */
	private void endRun() {
		if (run < 0) {
			return;
		}
		long start = fields.get(run).offset() / 8;
		long end = (bits + 7) / 8;
		for (int i = run; i < fields.size(); i++) {
			Field f = fields.get(i);
			fields.set(i, new Field(f.name(), f.type(), start, end - start, Optional.of(new Bits(f.offset() - start * 8, f.size()))));
		}
		fields.removeIf(f -> f.name().isEmpty());
		run = -1;
	}

	/** Adds the fields of a base class or of an unnamed member, which begins at an offset. */
	private void inline(PartRole role, Type type, long offset) {
		int first = fields.size();
		records.definition(type).ifPresent(d -> names.takeOver(d, role == PartRole.BASE ? d.name() : "", offset));
		records.inlined(name, new ObjectPart(role, type, first, fields.size() - first));
	}

	private static long roundUp(long value, long step) {
		return step <= 0 ? value : (value + step - 1) / step * step;
	}
}
