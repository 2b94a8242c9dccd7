package org.racelens.frontend.cdt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.c.ICASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.c.ICASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.c.ICASTFieldDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTArrayDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDesignatedInitializer;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFieldDesignator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTPackExpansionExpression;
import org.eclipse.cdt.core.dom.ast.gnu.c.IGCCASTArrayRangeDesignator;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.InitializerList;
import org.racelens.model.expr.Expression.StringLiteral;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.RecordDefinition;
import org.racelens.model.type.RecordDefinition.Field;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.RecordType;

/** Initialisers; braces that are left out are put back, and designators give the positions. C11 §6.7.9. */
final class InitializerLowering {
	/** A range designator that covers more elements is cut. */
	private static final long LONGEST_RANGE = 1 << 16;

	private final Lowering lowering;
	private final PartInitialization parts;

	InitializerLowering(Lowering lowering) {
		this.lowering = lowering;
		parts = new PartInitialization(lowering);
	}

	/** The value an object of a type starts with; the caller says what becomes of an unnamed object that holds it. */
	Optional<Expression> of(IASTInitializer initializer, Type type, Scope scope) {
		if (initializer instanceof IASTEqualsInitializer equals) {
			return Optional.of(clause(equals.getInitializerClause(), type, scope));
		}
		if (initializer instanceof IASTInitializerList list) {
			return Optional.of(clause(list, type, scope));
		}
		if (initializer instanceof ICPPASTConstructorInitializer c && c.getArguments().length == 1) {
			return Optional.of(clause(c.getArguments()[0], type, scope));
		}
		return Optional.empty();
	}

	/** What an element, a member, a parameter or a result of a type starts with. */
	Expression part(IASTInitializerClause clause, Type type, Scope scope) {
		return parts.made(clause, type, scope).orElseGet(() -> {
			Expression value = clause(clause, type, scope);
			boolean object = value.type() instanceof RecordType && value.type().equals(type) && !(value instanceof InitializerList);
			return object ? lowering.constructions().copied(value, scope) : parts.converted(value, type, scope);
		});
	}

	private Expression clause(IASTInitializerClause clause, Type type, Scope scope) {
		if (!(clause instanceof IASTInitializerList list)) {
			return lowering.expressions().initial(clause, scope);
		}
		Optional<Expression> same = parts.same(list, type, scope);
		if (same.isPresent()) {
			return same.get();
		}
		boolean scalar = !(type instanceof ArrayType) && !(type instanceof RecordType);
		IASTInitializerClause[] clauses = list.getClauses();
		if (clauses.length == 1 && isAggregate(type) && clauses[0] instanceof IASTExpression e && isString(type)) {
			Expression only = lowering.expressions().lower(e, scope);
			if (only instanceof StringLiteral) {
				return only;
			}
		}
		return scalar && clauses.length == 1 ? clause(clauses[0], type, scope) : list(list, type, scope);
	}

	private static boolean isString(Type type) {
		return type instanceof ArrayType a && a.element() instanceof IntegerType i && i.bits() == 8;
	}

	private static boolean isAggregate(Type type) {
		return type instanceof ArrayType || type instanceof RecordType;
	}

	/** A braced list for an object of a type. */
	InitializerList list(IASTInitializerList list, Type type, Scope scope) {
		Clauses clauses = new Clauses(list.getClauses(), scope);
		return clauses.braced(type, lowering.places().of(list));
	}

	/** The elements of an aggregate as they are found. */
	private record Elements(Type type, TreeMap<Long, Object> at) {
		InitializerList freeze(SourceRange range) {
			List<Expression> elements = new ArrayList<>();
			List<Long> positions = new ArrayList<>();
			for (Map.Entry<Long, Object> entry : at.entrySet()) {
				positions.add(entry.getKey());
				elements.add(entry.getValue() instanceof Elements inner ? inner.freeze(range) : (Expression) entry.getValue());
			}
			return new InitializerList(elements, positions, type, range);
		}
	}

	/** Consumes the clauses of one pair of braces in order. */
	private final class Clauses {
		private final IASTInitializerClause[] clauses;
		private final Scope scope;
		private int next;

		Clauses(IASTInitializerClause[] clauses, Scope scope) {
			this.clauses = clauses;
			this.scope = scope;
		}

		InitializerList braced(Type type, SourceRange range) {
			Elements result = new Elements(type, new TreeMap<>());
			long position = 0;
			while (next < clauses.length) {
				List<IASTNode> designators = designators(clauses[next]);
				if (clauses[next] instanceof ICPPASTPackExpansionExpression) {
					for (Expression value : lowering.packs().lowered(new IASTInitializerClause[] { clauses[next++] }, scope)) {
						result.at().put(position++, lowering.constructions().copied(value, scope));
					}
				} else if (designators.isEmpty()) {
					Expression value = element(elementType(type, position));
					result.at().put(position++, value);
				} else {
					position = designated(result, designators);
				}
			}
			omitted(result, range);
			return result.freeze(range);
		}

		private void omitted(Elements list, SourceRange range) {
			boolean union = lowering.records().definition(list.type()).map(RecordDefinition::union).orElse(true);
			if (lowering.unit().isC() || !(list.type() instanceof RecordType) || union) {
				return;
			}
			List<Field> fields = fields(list.type());
			for (int i = 0; i < fields.size(); i++) {
				if (!list.at().containsKey((long) i)) {
					long position = i;
					parts.omitted(list.type(), fields.get(i), range, scope).ifPresent(v -> list.at().put(position, v));
				}
			}
		}

		/** The next element; where an aggregate is expected and no brace stands, it takes as many clauses as it has elements. */
		private Expression element(Type type) {
			IASTInitializerClause clause = clauses[next];
			if (clause instanceof IASTInitializerList || !isAggregate(type) || parts.isMade(type)) {
				next++;
				return part(clause, type, scope);
			}
			Expression value = lowering.expressions().lower(clause, scope);
			boolean whole = value.type() instanceof RecordType || value instanceof StringLiteral && isString(type) || capacity(type) == 0;
			if (whole) {
				next++;
				return lowering.constructions().copied(value, scope);
			}
			Elements inner = new Elements(type, new TreeMap<>());
			SourceRange range = lowering.places().of(clause);
			for (long i = 0; i < capacity(type) && next < clauses.length && designators(clauses[next]).isEmpty(); i++) {
				inner.at().put(i, element(elementType(type, i)));
			}
			return inner.freeze(range);
		}

		/** Puts the value of a designated clause where the designators lead; yields the position after it. */
		private long designated(Elements root, List<IASTNode> designators) {
			IASTInitializerClause operand = operand(clauses[next++]);
			Elements at = root;
			for (int i = 0; i < designators.size() - 1; i++) {
				long p = first(designators.get(i), at.type());
				Type inner = elementType(at.type(), p);
				Object present = at.at().computeIfAbsent(p, k -> new Elements(inner, new TreeMap<>()));
				at = present instanceof Elements e ? e : new Elements(inner, new TreeMap<>());
			}
			IASTNode last = designators.get(designators.size() - 1);
			long from = first(last, at.type());
			long to = Math.min(last(last, at.type()), from + LONGEST_RANGE);
			for (long p = from; p <= to; p++) {
				at.at().put(p, part(operand, elementType(at.type(), p), scope));
			}
			return designators.size() == 1 ? to + 1 : first(designators.get(0), root.type()) + 1;
		}

		private long first(IASTNode designator, Type type) {
			if (designator instanceof ICASTFieldDesignator f) {
				return index(type, f.getName().toString());
			}
			if (designator instanceof ICPPASTFieldDesignator f) {
				return index(type, f.getName().toString());
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

	private List<Field> fields(Type type) {
		return lowering.records().definition(type).map(RecordDefinition::fields).orElse(List.of());
	}

	private Type elementType(Type type, long position) {
		if (type instanceof ArrayType a) {
			return a.element();
		}
		List<Field> fields = fields(type);
		return position < fields.size() ? fields.get((int) position).type() : new Type.UnknownType("element");
	}

	private long index(Type type, String field) {
		List<Field> fields = fields(type);
		for (int i = 0; i < fields.size(); i++) {
			if (fields.get(i).name().equals(field)) {
				return i;
			}
		}
		return 0;
	}

	/** How many elements an aggregate takes where its braces are left out; a union takes one. */
	private long capacity(Type type) {
		if (type instanceof ArrayType a) {
			return a.length().flatMap(lowering.constants()::value).orElse(0L);
		}
		boolean union = lowering.records().definition(type).map(RecordDefinition::union).orElse(false);
		return union ? 1 : fields(type).size();
	}
}
