package org.racelens.openmp.library;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.library.LibrarySignature.Trait;

/** The library functions that are known by what they do to each argument. C11 §7; POSIX.1-2017; MPI 4.0 */
public final class LibrarySignatures {
	// @formatter:off
	/**
	 * Names; for each argument what becomes of the memory that it leads to: {@code -} nothing, {@code text} a text is read, {@code item}
	 * and {@code set} {@code *p} is read or written, {@code in} and {@code out} bytes are read or written: {@code =2*3} as many as the
	 * second times the third argument, {@code <2} at most, {@code t3} the size of MPI's type, {@code e3} that of what the third argument
	 * points to, {@code !} at least one, {@code block} anywhere; then the result: {@code 1} the first argument, {@code in1} in what it leads to
	 * or null, {@code at1} in what it leads to.
	 */
	private static final String TABLE = """
			sprintf | out! format ; computes
			snprintf | out<2 - format ; computes
			strcpy | out! text -> 1 ; copies
			stpcpy | out! text -> at1 ; copies posix
			strncpy | out=3 in<3 - -> 1 ; copies
			stpncpy | out=3 in<3 - -> at1 ; copies posix
			strcat | out text -> 1 ; copies
			strncat | out in<3 - -> 1 ; copies
			strlcpy strlcat | out<3 text - ; copies posix computes
			mempcpy | out=3 in=3 - -> at1 ; copies posix
			memccpy | out<4 in<4 - - -> in1 ; copies posix
			bcopy | in=3 out=3 - ; copies posix
			bzero | out=2 - ; posix
			strxfrm | out<3 text - ; computes
			strnlen | in<2 - ; posix computes
			strchr strrchr | text - -> in1
			index rindex | text - -> in1 ; posix
			strchrnul | text - -> at1 ; posix
			strstr strpbrk | text text -> in1
			strcasestr | text text -> in1 ; posix
			strspn strcspn strcoll | text text ; computes
			strcasecmp | text text ; posix computes
			strncasecmp | in<3 in<3 - ; posix computes
			memchr | in<3 - - -> in1
			memrchr | in<3 - - -> in1 ; posix
			fread | out=2*3 - - - ; input
			fwrite | in=2*3 - - -
			fgets | out=2 - - -> in1
			fgetc getc feof ferror clearerr ftell rewind | -
			fileno pclose ftello | - ; posix
			ungetc | - -
			fseek | - - -
			fseeko | - - - ; posix
			remove | text
			rename | text text
			tmpfile |
			freopen | text text -
			fdopen | - text ; posix
			popen | text text ; posix
			read | - out=3 - ; posix input
			write | - in=3 - ; posix
			pread | - out=3 - - ; posix input
			pwrite | - in=3 - - ; posix
			close fsync isatty | - ; posix
			lseek | - - - ; posix
			access | text - ; posix
			unlink | text ; posix
			nanosleep | item set ; posix
			erand48 nrand48 jrand48 | out=#6 ; posix
			mrand48 | ; posix
			gmtime_r localtime_r | item set -> 2 ; posix computes
			ctime_r asctime_r | item out=#26 -> 2 ; posix computes
			mktime | set ; computes
			timegm | set ; posix computes
			strftime | out<2 - text item
			timespec_get | set -
			clock_getres | - set ; posix
			frexp frexpf frexpl modf modff modfl | - set ; computes
			remquo remquof remquol | - - set ; computes
			sincos sincosf sincosl | - set set ; posix computes
			lgamma_r lgammaf_r lgammal_r | - set ; posix computes
			ffs ffsl ffsll j0 j1 y0 y1 exp10 isascii | - ; posix computes
			jn yn | - - ; posix computes
			nan nanf nanl | text ; computes
			div ldiv lldiv | - - ; computes
			""";
	// @formatter:on
	private static final Map<String, LibrarySignature> BY_NAME = read();

	private LibrarySignatures() {
	}

	private static Map<String, LibrarySignature> read() {
		Map<String, LibrarySignature> result = new HashMap<>();
		Stream.concat(TABLE.lines(), MessageSignatures.TABLE.lines()).forEach(line -> {
			String[] parts = line.split("\\|", 2);
			LibrarySignature signature = LibrarySignature.of(parts[1]);
			for (String name : parts[0].strip().split(" ")) {
				result.put(name, signature);
			}
		});
		return result;
	}

	/**
	 * Whether a program may have a function of its own by the name of one of these: a call says what is meant only beside its declaration.
	 */
	public static boolean mayBeProgramsOwn(String function) {
		return function.equals("strtok_r") || of(function).filter(s -> s.traits().contains(Trait.POSIX)).isPresent();
	}

	/** Whether a function keeps what it is given, or uses what another one has kept. */
	static boolean keeps(String function) {
		return of(function).filter(s -> s.traits().contains(Trait.BEGINS) || s.traits().contains(Trait.COMPLETES)).isPresent();
	}

	/** Whether a call prints an argument into memory, as an address or number: not as a text. */
	public static boolean prints(Call e, int position) {
		return !isText(e.arguments().get(position).type())
				&& of(e.callee()).flatMap(LibrarySignature::format).filter(f -> position > f).isPresent();
	}

	/** Whether a pointer or array of a type is one of characters. */
	public static boolean isText(Type type) {
		Type element = type instanceof PointerType p ? p.pointee() : type instanceof ArrayType a ? a.element() : type;
		return element != type && element instanceof IntegerType c && c.bits() == Byte.SIZE;
	}

	/** Whether what an argument leads to leaves the program, and may come back to it elsewhere. */
	public static boolean sends(Call e, int position) {
		return of(e.callee()).filter(s -> s.traits().contains(Trait.SENDS) && position < s.roles().size()
				&& s.roles().get(position).use() != ArgumentRole.Use.NOTHING).isPresent();
	}

	/** What a function does to its arguments; empty where it is not known in this way. */
	public static Optional<LibrarySignature> of(String function) {
		return Optional.ofNullable(BY_NAME.get(function));
	}
}
