! Claim: in fixed form blanks are not significant: D O, END DO and ENDDO are the same. Source: Fortran 2018 §6.3.3.1
      PROGRAM BLANKS
      INTEGER I, V(12)
!$OMP PARALLELDO !@ RACE_FREE
      DO I = 1, 12
        V (I) = I * I
      ENDDO
!$OMP ENDPARALLELDO
      PRINT *, V(12)
      END
