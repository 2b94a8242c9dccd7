package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.List;

/** A type of C; sizes are in bytes, as on machines with addresses of 64 bits. */
public sealed interface Type {
	/** The size of a value. */
	int size();

	/** What the size of a value is a multiple of, and its address. */
	default int alignment() {
		return size();
	}

	/** Numbers, and nothing at all. */
	enum Scalar implements Type {
		VOID(1), INT(4), LONG(8), DOUBLE(8);

		private final int size;

		Scalar(int size) {
			this.size = size;
		}

		@Override
		public int size() {
			return size;
		}
	}

	/** A pointer to values of a type. */
	record Pointer(Type target) implements Type {
		@Override
		public int size() {
			return 8;
		}
	}

	/** So many values of a type. */
	record Array(Type element, int length) implements Type {
		@Override
		public int size() {
			return element.size() * length;
		}

		@Override
		public int alignment() {
			return element.alignment();
		}
	}

	/** A structure; its members come later, since they may point to it. */
	final class Struct implements Type {
		private final String name;
		private final List<Member> members = new ArrayList<>();
		private int end;

		Struct(String name) {
			this.name = name;
		}

		void add(String member, Type type) {
			int offset = (end + type.alignment() - 1) / type.alignment() * type.alignment();
			members.add(new Member(member, offset, type));
			end = offset + type.size();
		}

		/** The name after {@code struct}. */
		public String name() {
			return name;
		}

		/** The member of a name. */
		public Member member(String wanted) {
			return members.stream().filter(m -> m.name().equals(wanted)).findFirst()
					.orElseThrow(() -> new RefusedException(name + " has no member " + wanted));
		}

		/** The members, in their order. */
		public List<Member> members() {
			return members;
		}

		@Override
		public int size() {
			return (end + alignment() - 1) / alignment() * alignment();
		}

		@Override
		public int alignment() {
			return members.stream().mapToInt(m -> m.type().alignment()).max().orElse(1);
		}
	}

	/** A member of a structure. */
	record Member(String name, int offset, Type type) {
	}
}
