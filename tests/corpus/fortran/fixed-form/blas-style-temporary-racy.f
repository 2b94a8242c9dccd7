! Claim: the temporary of the column is shared. Source: OpenMP 5.2 §5.1.1; Fortran 2018 §8.7
      SUBROUTINE SGERX(M, N, ALPHA, X, Y, A)
      INTEGER M, N
      REAL ALPHA, X(*), Y(*), A(M,*)
!$OMP PARALLEL DO PRIVATE(I) !@ RACE
      DO 20 J = 1, N
        TEMP = ALPHA*Y(J) !@ race(temp)
        DO 10 I = 1, M
          A(I,J) = A(I,J) + X(I)*TEMP !@ race(temp)
   10   CONTINUE
   20 CONTINUE
      END
