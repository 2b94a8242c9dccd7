package org.racelens.frontend.cdt.tests;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.report.words.Sentences;

/** Expressions and types as one line of C, every operator in parentheses, so that a test can say what it expects. */
final class Printer implements Expression.Visitor<String> {
	private Printer() {
	}

	static String print(Expression e) {
		return e.accept(new Printer());
	}

	static String print(Type type) {
		if (type instanceof IntegerType i) {
			return i.bool() ? "bool" : (i.signed() ? "i" : "u") + i.bits();
		}
		if (type instanceof FloatingType f) {
			return "f" + f.bytes() * 8;
		}
		if (type instanceof PointerType p) {
			return print(p.pointee()) + (p.restrict() ? "*restrict" : "*");
		}
		if (type instanceof ArrayType a) {
			String lengths = "";
			Type element = a;
			while (element instanceof ArrayType inner) {
				lengths += "[" + inner.length().map(Printer::print).orElse("") + "]";
				element = inner.element();
			}
			return print(element) + lengths;
		}
		if (type instanceof RecordType r) {
			return r.name();
		}
		return type instanceof UnknownType u ? "?" + u.spelling() : "void";
	}

	private String p(Expression e) {
		return e.accept(this);
	}

	private String p(Optional<Expression> e) {
		return e.map(this::p).orElse("");
	}

	@Override
	public String visitIntegerLiteral(IntegerLiteral e) {
		return Long.toString(e.value());
	}

	@Override
	public String visitFloatingLiteral(FloatingLiteral e) {
		return e.text();
	}

	@Override
	public String visitStringLiteral(StringLiteral e) {
		return e.text();
	}

	@Override
	public String visitVariableReference(VariableReference e) {
		return e.variable().name();
	}

	@Override
	public String visitSubscript(Subscript e) {
		return p(e.base()) + "[" + p(e.index()) + "]";
	}

	@Override
	public String visitMember(Member e) {
		return p(e.object()) + "." + e.field();
	}

	@Override
	public String visitDereference(Dereference e) {
		return "(*" + p(e.pointer()) + ")";
	}

	@Override
	public String visitAddressOf(AddressOf e) {
		return "(&" + p(e.operand()) + ")";
	}

	@Override
	public String visitUnary(Unary e) {
		return "(" + switch (e.kind()) {
			case NEGATE -> "-";
			case NOT -> "!";
			case COMPLEMENT -> "~";
		} + p(e.operand()) + ")";
	}

	@Override
	public String visitBinary(Binary e) {
		return "(" + p(e.left()) + " " + e.operator().spelling() + " " + p(e.right()) + ")";
	}

	@Override
	public String visitShortCircuit(ShortCircuit e) {
		return "(" + p(e.left()) + (e.conjunction() ? " && " : " || ") + p(e.right()) + ")";
	}

	@Override
	public String visitConditional(Conditional e) {
		return "(" + p(e.condition()) + " ? " + p(e.whenTrue()) + " : " + p(e.whenFalse()) + ")";
	}

	@Override
	public String visitAssignment(Assignment e) {
		return "(" + p(e.target()) + " " + e.operator().map(o -> o.spelling()).orElse("") + "= " + p(e.value()) + ")";
	}

	@Override
	public String visitIncrement(Increment e) {
		String sign = e.decrement() ? "--" : "++";
		return "(" + (e.prefix() ? sign : "") + p(e.target()) + (e.prefix() ? "" : sign) + ")";
	}

	@Override
	public String visitCall(Call e) {
		return (e.callee().isEmpty() ? "(" + p(e.target()) + ")" : e.callee())
				+ e.arguments().stream().map(this::p).collect(Collectors.joining(", ", "{", "}"));
	}

	@Override
	public String visitCast(Cast e) {
		return "(" + print(e.type()) + ")" + p(e.operand()) + (e.moved() == 0 ? "" : "@" + e.moved());
	}

	@Override
	public String visitComma(Comma e) {
		return "(" + p(e.first()) + ", " + p(e.second()) + ")";
	}

	@Override
	public String visitSizeOf(SizeOf e) {
		return "sizeof(" + print(e.measured()) + ")";
	}

	@Override
	public String visitInitializerList(InitializerList e) {
		return IntStream.range(0, e.elements().size()).mapToObj(i -> e.positions().get(i) + ":" + p(e.elements().get(i)))
				.collect(Collectors.joining(", ", "{", "}"));
	}

	@Override
	public String visitAllocation(Allocation e) {
		return "new " + print(e.element()) + e.count().map(c -> "[" + p(c) + "]").orElse("");
	}

	@Override
	public String visitArraySection(ArraySection e) {
		return p(e.base()) + "[" + p(e.lower()) + ":" + p(e.length()) + e.stride().map(s -> ":" + p(s)).orElse("") + "]";
	}

	@Override
	public String visitUnmodelled(Unmodelled e) {
		return "?(" + Sentences.of(e.gap()) + e.operands().stream().map(o -> ", " + p(o)).collect(Collectors.joining()) + ")";
	}
}
