package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.c.ICASTFieldDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFieldDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.eclipse.cdt.core.dom.ast.gnu.c.IGCCASTArrayRangeDesignator;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ListedParts.MadePart;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/** Consumes the clauses of one pair of braces in order: braces that are left out are put back. C11 §6.7.9p20, C++17 §11.6.1p12 */
public final class ListClauses {
	/** A range designator that covers more elements is cut. */
	private static final long LONGEST_RANGE = 1 << 16;

	private final LoweringParts lowering;
	private final PartInitialization parts;
	private final ObjectParts objects;
	private final IASTInitializerClause[] clauses;
	private final SourceRange range;
	private final Scope scope;
	private int next;

	public ListClauses(LoweringParts lowering, IASTInitializerList list, Scope scope) {
		this.lowering = lowering;
		this.scope = scope;
		parts = new PartInitialization(lowering);
		objects = new ObjectParts(lowering);
		clauses = list.getClauses();
		range = lowering.places().of(list);
	}

	/** What the list gives to the parts of an object of a type, and what those start with that it leaves out. */
	public ListedParts of(Type type) {
		ListedParts result = new ListedParts(type);
		long n = 0;
		while (next < clauses.length) {
			List<IASTNode> designators = designators(clauses[next]);
			if (clauses[next] instanceof ICPPASTPackExpansionExpression) {
				for (Expression value : lowering.packs().lowered(new IASTInitializerClause[] { clauses[next++] }, scope)) {
					give(result, objects.at(type, n++), lowering.constructions().copied(value, scope));
				}
			} else if (designators.isEmpty()) {
				ObjectPart part = objects.at(type, n++);
				give(result, part, clause(type, part));
			} else {
				n = designated(result, designators);
			}
		}
		parts.omitted(result, range, scope);
		return result;
	}

	/** @param value an {@link Expression} or a {@link ListedParts} */
	private void give(ListedParts list, ObjectPart part, Object value) {
		if (value instanceof ListedParts inner) {
			list.put(part, inner);
			return;
		}
		Optional<MadePart> made = parts.madeByCode(part, (Expression) value, scope);
		made.ifPresentOrElse(list::put, () -> list.put(part.first(), (Expression) value));
	}

	/** What the next clause gives to a part; where it is an aggregate and no brace stands, it takes as many clauses as it has parts. */
	private Object clause(Type owner, ObjectPart part) {
		Type type = part.type();
		IASTInitializerClause clause = clauses[next];
		if (part.role() == PartRole.REFERENCE) {
			next++;
			return referent(clause);
		}
		boolean aggregate = type instanceof ArrayType || type instanceof RecordType;
		if (clause instanceof IASTInitializerList list && aggregate && !parts.isTakenWhole(list, type, scope)) {
			next++;
			return new ListClauses(lowering, list, scope).of(type);
		}
		if (clause instanceof IASTInitializerList || !aggregate || parts.isMade(type)) {
			next++;
			return lowering.initializers().part(clause, owner, part, scope);
		}
		int mark = scope.frame().temporaries().mark();
		Expression value = lowering.expressions().lower(clause, scope);
		boolean text = value instanceof StringLiteral && Aggregates.isString(type);
		boolean whole = value.type() instanceof RecordType && !(type instanceof ArrayType)
				&& (part.role() != PartRole.UNNAMED || value.type().equals(type))
				&& !startsFirstPart(value, type) || text || objects.capacity(type) == 0;
		if (whole) {
			next++;
			return lowering.constructions().copied(value, scope);
		}
		scope.frame().temporaries().taken(mark);
		return elided(type);
	}

	/** The address of what a member is bound to that is a reference. C++17 §11.6.3 */
	private Expression referent(IASTInitializerClause clause) {
		boolean braced = clause instanceof IASTInitializerList list && list.getClauses().length == 1;
		Expression object = lowering.expressions().initial(braced ? ((IASTInitializerList) clause).getClauses()[0] : clause, scope);
		return Addresses.ofArgument(lowering.constructions().referred(object, scope));
	}

	/** Whether an object is for the first part of an aggregate, or for a part of that, rather than for the aggregate. */
	private boolean startsFirstPart(Expression value, Type type) {
		return type instanceof RecordType && !objects.isUnknown(type) && lowering.records().definition(value.type()).isPresent()
				&& !lowering.conversions().isPart(type, value.type()) && isWithin(type, value.type());
	}

	private boolean isWithin(Type type, Type sought) {
		return objects.capacity(type) > 0 && (objects.at(type, 0).type().equals(sought) || isWithin(objects.at(type, 0).type(), sought));
	}

	private ListedParts elided(Type type) {
		ListedParts inner = new ListedParts(type);
		for (long n = 0; n < objects.capacity(type) && next < clauses.length && designators(clauses[next]).isEmpty(); n++) {
			ObjectPart part = objects.at(type, n);
			give(inner, part, clause(type, part));
		}
		parts.omitted(inner, range, scope);
		return inner;
	}

	/** Puts the value of a designated clause where the designators lead; yields the number of the part after it. */
	private long designated(ListedParts root, List<IASTNode> designators) {
		IASTInitializerClause operand = operand(clauses[next++]);
		ListedParts at = root;
		for (int i = 0; i < designators.size() - 1; i++) {
			long p = first(designators.get(i), at.type());
			at = at.inner(p, type(at.type(), p));
		}
		IASTNode last = designators.get(designators.size() - 1);
		long from = first(last, at.type());
		long to = Math.min(last(last, at.type()), from + LONGEST_RANGE);
		for (long p = from; p <= to; p++) {
			ObjectPart part = new ObjectPart(at.type() instanceof ArrayType ? PartRole.ELEMENT : PartRole.FIELD, type(at.type(), p), p, 1);
			give(at, part, lowering.initializers().part(operand, at.type(), part, scope));
		}
		long position = designators.size() == 1 ? to : first(designators.get(0), root.type());
		return root.type() instanceof RecordType ? behind(root, position) : position + 1;
	}

	/** The number of the part after a field; the clauses that follow go to the rest of the unnamed struct that it is in. C11 §6.7.9p17 */
	private long behind(ListedParts root, long field) {
		int index = objects.indexOf(root.type(), field);
		ObjectPart part = objects.at(root.type(), index);
		boolean goesOn = part.role() == PartRole.UNNAMED && !objects.isUnion(part.type());
		for (long p = field + 1; goesOn && part.holds(p) && next < clauses.length && designators(clauses[next]).isEmpty(); p++) {
			ObjectPart inner = new ObjectPart(PartRole.FIELD, type(root.type(), p), p, 1);
			give(root, inner, clause(root.type(), inner));
		}
		return index + 1L;
	}

	private Type type(Type whole, long position) {
		return whole instanceof ArrayType a ? a.element()
				: position < objects.fields(whole).size() ? objects.fields(whole).get((int) position).type()
				: new Type.UnknownType("element");
	}

	private long first(IASTNode designator, Type type) {
		if (designator instanceof ICASTFieldDesignator f) {
			return objects.field(type, f.getName().toString());
		}
		if (designator instanceof ICPPASTFieldDesignator f) {
			return objects.field(type, f.getName().toString());
		}
		IASTExpression e = designator instanceof ICASTArrayDesignator a
				? a.getSubscriptExpression()
				: designator instanceof ICPPASTArrayDesignator p
						? p.getSubscriptExpression()
				: designator instanceof IGCCASTArrayRangeDesignator r ? r.getRangeFloor() : null;
		return e == null ? 0 : Math.max(0, lowering.constants().value(lowering.expressions().lower(e, scope)).orElse(0L));
	}

	private long last(IASTNode designator, Type type) {
		return designator instanceof IGCCASTArrayRangeDesignator r
				? lowering.constants().value(lowering.expressions().lower(r.getRangeCeiling(), scope)).orElse(0L)
				: first(designator, type);
	}

	private static List<IASTNode> designators(IASTInitializerClause clause) {
		if (clause instanceof ICASTDesignatedInitializer c) {
			return List.of(c.getDesignators());
		}
		return clause instanceof ICPPASTDesignatedInitializer cpp ? List.of(cpp.getDesignators()) : List.of();
	}

	private static IASTInitializerClause operand(IASTInitializerClause clause) {
		return clause instanceof ICASTDesignatedInitializer c ? c.getOperand() : ((ICPPASTDesignatedInitializer) clause).getOperand();
	}
}
