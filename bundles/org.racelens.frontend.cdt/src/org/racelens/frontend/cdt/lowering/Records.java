package org.racelens.frontend.cdt.lowering;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.internal.core.dom.parser.SizeofCalculator.SizeAndAlignment;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.OpenRecords;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;

/** The classes, structures and unions of a unit, with their layouts. */
public interface Records {
	/** The type of a binding; its layout enters the unit if its definition is known. */
	Type of(ICompositeType binding);

	/** The type a specifier with a body defines; its layout enters the unit. */
	Type define(IASTCompositeTypeSpecifier specifier, Scope scope);

	/** Names the record of a lambda; the last one is meant where its type is named. */
	String closure(ICPPASTLambdaExpression lambda, String spelling);

	/** The class of a type; empty if it is none. */
	Optional<ICPPClassType> classOf(Type type);

	/** The records whose layout cannot be told. */
	OpenRecords open();

	/** The classes that are met so far. */
	List<Type> met();

	/** The class or instance of a template that a text names, among those that are met before; empty if none or several fit. */
	Optional<Type> named(String text);

	/** Where a base class's part begins in an object, in bytes; empty if the one is no base of the other. */
	Optional<Long> baseOffset(RecordType derived, RecordType base);

	/** Whether objects of a class have a virtual base class's part, or one inside of such a part: where it begins depends on the object. */
	boolean isInVirtualBase(RecordType derived, RecordType base);

	/** Remembers a base class's part, or an unnamed member, whose fields stand among those of the record itself. */
	void inlined(String record, ObjectPart part);

	/** The parts whose fields stand among those of a record itself, in their order. */
	List<ObjectPart> inlined(RecordType record);

	/** The syntax that defines a class. */
	Optional<IASTCompositeTypeSpecifier> definition(ICompositeType type);

	/** The layout of a record type; empty if the type is none or its layout has not entered the unit. */
	Optional<RecordDefinition> definition(Type type);

	/** The field of a record type; empty if the type is no known record or has no such field. */
	Optional<Field> field(Type type, String name);

	/** The size in bytes; empty where it depends on values or is not known. */
	Optional<Long> size(Type type);

	/** How CDT is told the layout of a class; empty where it is not known. */
	Optional<SizeAndAlignment> sizeAndAlignment(ICompositeType type);

	/** The alignment in bytes; 1 where it is not known. */
	long alignment(Type type);
}
